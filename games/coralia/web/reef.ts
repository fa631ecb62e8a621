// Where everything lies on a reef, in design pixels; the phone has its own drawing, not a smaller copy.

export interface ReefShape {
  width: number;
  height: number;
  space: number;
  at: Record<string, [number, number]>;
  plate: [number, number, number, number];
  coral: [number, number, number, number];
  letter: [number, number];
  octopus: number;
  diver: number;
}

export const WIDE: ReefShape = {
  width: 330,
  height: 218,
  space: 44,
  at: { pearl: [58, 118], fish: [128, 118], octopus: [198, 118], diver: [276, 118], starfish: [78, 176], turtle: [158, 176], treasure: [276, 178] },
  plate: [165, 148, 160, 66],
  coral: [27, -12, 276, 144],
  letter: [34, 176],
  octopus: 52,
  diver: 64,
};

export const SMALL: ReefShape = {
  width: 184,
  height: 124,
  space: 30,
  at: { pearl: [21, 64], fish: [65, 64], octopus: [109, 64], diver: [162, 64], starfish: [34, 103], turtle: [82, 103], treasure: [162, 103] },
  plate: [92, 84, 91, 41],
  coral: [14, -8, 156, 81],
  letter: [125, 104],
  octopus: 31,
  diver: 40,
};

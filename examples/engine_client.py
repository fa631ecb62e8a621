#!/usr/bin/env python3
"""Plays a game of Wreck Raiders through `lagoon engine`, picking options at random.

    python3 examples/engine_client.py [--players 2] [--seed 1] [path/to/lagoon]

It needs Python 3 and nothing else. The protocol is described in docs/engine.md.
"""

import argparse
import json
import random
import subprocess


class Engine:
    """One `lagoon engine` process: a request goes in as a line of JSON, its reply comes out as one."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, request, **fields):
        print(json.dumps({"request": request, **fields}), file=self.process.stdin, flush=True)
        reply = json.loads(self.process.stdout.readline())
        if reply["reply"] == "error":
            raise RuntimeError(f"{reply['code']} ({reply['field']}): {reply['message']}")
        return reply


def choose(options, dice):
    """Claims and buys whenever that is offered, and otherwise anything: replace this with something clever."""
    eager = [option for option in options if option["notation"].split()[0] in ("claim", "buy", "free")]
    return dice.choice(eager or options)["notation"]


def play(engine, players, seed):
    dice = random.Random(seed)
    table = engine.ask("new", game="wreck-raiders", players=players, seed=seed)
    while table["pending"] != "over":
        options = engine.ask("options")["options"]
        table = engine.ask("act", action=choose(options, dice))
        for step in table["played"]:
            for event in step["events"]:
                print(f"{step['by']}  {event}")


def main():
    parser = argparse.ArgumentParser(description="Plays a game of Wreck Raiders through lagoon engine.")
    parser.add_argument("program", nargs="?", default="lagoon")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    engine = Engine(arguments.program)
    print(engine.ask("hello")["protocol"])
    play(engine, arguments.players, arguments.seed)
    for seat in engine.ask("score")["seats"]:
        sources = ", ".join(f"{line['text']} {line['points']}" for line in seat["breakdown"] if line["points"])
        print(f"{seat['seat']} is in place {seat['place']} with {seat['score']} in all: {sources or 'nothing'}")
    engine.ask("quit")


if __name__ == "__main__":
    main()

"""The program that plays: `houserules env` as a child process."""

import json
import os
import shlex
import shutil
import struct
import subprocess

_HEAD = struct.Struct("<B3xI")
_ERROR = 255


class HouserulesError(Exception):
    """What the program refuses: `code` is for programs, the message for people."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def command_line(command=None):
    """How the program is called: `command`, the variable HOUSERULES, or what is installed."""
    if command is not None:
        return list(command)
    if os.environ.get("HOUSERULES"):
        return shlex.split(os.environ["HOUSERULES"])
    return ["houserules"] if shutil.which("houserules") else ["npx", "houserules"]


class Program:
    """A child that answers what it is asked, one thing after the other."""

    def __init__(self, game, arguments, command=None, cwd=None):
        line = [*command_line(command), "env", game, *arguments]
        self._child = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=cwd)

    def close(self):
        """Ends the child; it may be called more than once."""
        child = self._child
        if child.stdin.closed:
            return
        try:
            child.stdin.close()
        except BrokenPipeError:
            pass
        child.stdout.close()
        child.wait()

    def send(self, data):
        try:
            self._child.stdin.write(data)
            self._child.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise self._gone() from None

    def line(self):
        found = self._child.stdout.readline()
        if not found.endswith(b"\n"):
            raise self._gone()
        return found

    def exactly(self, count):
        found = self._child.stdout.read(count)
        if len(found) < count:
            raise self._gone()
        return found

    def _gone(self):
        self.close()
        return HouserulesError("gone", f"the program ended with {self._child.returncode}; what it said stands above")


class Lines(Program):
    """Commands and answers as lines of JSON."""

    def __init__(self, game, arguments=(), **more):
        super().__init__(game, ["--json", *arguments], **more)

    def ask(self, do, **fields):
        self.send(json.dumps({"do": do, **fields}).encode() + b"\n")
        answer = json.loads(self.line())
        if not answer["ok"]:
            raise HouserulesError(answer["error"]["code"], answer["error"]["message"])
        return answer


class Frames(Program):
    """Commands and answers as frames of bytes."""

    def __init__(self, game, arguments=(), **more):
        super().__init__(game, ["--binary", *arguments], **more)

    def ask(self, kind, count, body=b""):
        self.send(_HEAD.pack(kind, count) + body)
        answered, length = _HEAD.unpack(self.exactly(_HEAD.size))
        found = self.exactly(length)
        if answered == _ERROR:
            error = json.loads(found)
            raise HouserulesError(error["code"], error["message"])
        return found

import contextlib
import io
import re
import unittest
from pathlib import Path


class ReadmeTest(unittest.TestCase):
    def test_example(self):
        """What the page shows runs."""
        page = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
        (code,) = re.findall(r"```python\n(.*?)```", page, re.S)
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(code, "README.md", "exec"), {})
        self.assertIn("(64, 553)", out.getvalue())


if __name__ == "__main__":
    unittest.main()

"""Logs as one JSON object a line. They name tables and reasons, never tokens, passwords or words said."""

import json
import logging
import re
import sys
import time

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

_DETAILS = re.compile(r"(\n|\\n)?(DETAIL|CONTEXT|WHERE): .*?(?=\n|\\n|'|$)")


class JsonLines(logging.Formatter):
    """Writes a record with what was added to it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        told = {name: without_details(value) for name, value in line.items()}
        return json.dumps(told, ensure_ascii=False, default=str)


def without_details(value: object) -> object:
    """Return what is logged without what a database adds to an error: the rows that it is about."""
    return _DETAILS.sub("", value) if isinstance(value, str) else value


def set_up_logs(level: str) -> None:
    """Let everything of ours and of the web server go to standard error."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines())
    for name in ("dreamtable", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [out]
        logger.setLevel(level.upper())
        logger.propagate = False

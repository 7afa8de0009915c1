"""Days, weeks and months as they are where the statistics are read. Postgres' clock and calendar decide."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Literal

from sqlalchemy import ColumnElement, Date, Select, cast, func, literal_column, select
from sqlalchemy.orm import InstrumentedAttribute

Step = Literal["day", "week", "month"]
Moment = ColumnElement[datetime] | InstrumentedAttribute[datetime]


def this_began(step: Step, time_zone: str) -> ColumnElement[datetime]:
    """Tell when the present day, week (from Monday) or month began in the time zone."""
    return func.date_trunc(step, func.now(), time_zone)


@dataclass(frozen=True)
class LocalSteps:
    """The last `count` days, weeks or months, the present one included."""

    step: Step
    count: int
    time_zone: str

    def beginnings(self) -> Select[date]:
        """Select the first day of each step, the oldest first."""
        last = func.date_trunc(self.step, func.timezone(self.time_zone, func.now()))
        series = func.generate_series(last - self._times(self.count - 1), last, self._times(1)).column_valued("begins")
        return select(cast(series, Date)).order_by(series)

    def counted(self, at: Moment, *by: Any) -> Select[Any]:
        """Rows (begins, *by, count) of what happened `at` a moment within; a step without any is missing."""
        begins = cast(func.date_trunc(self.step, func.timezone(self.time_zone, at)), Date).label("begins")
        return select(begins, *by, func.count().label("amount")).where(at >= self._first_moment()).group_by(begins, *by)

    def _first_moment(self) -> ColumnElement[datetime]:
        here = func.timezone(self.time_zone, this_began(self.step, self.time_zone))
        return func.timezone(self.time_zone, here - self._times(self.count - 1))

    def _times(self, count: int) -> ColumnElement[Any]:
        return literal_column(f"interval '{count} {self.step}'")

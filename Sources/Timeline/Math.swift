// A package with neither Foundation nor Glibc fails to link in debug at `rounded()`.
internal import Glibc

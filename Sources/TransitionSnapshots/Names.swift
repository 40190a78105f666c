// Whoever compares transitions names comparers and limits, and should not need a second import.
@_exported public import struct ImageComparison.Comparer
@_exported public import struct ImageComparison.DifferenceLimit

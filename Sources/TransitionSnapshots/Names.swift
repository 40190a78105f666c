// Code that compares transitions uses comparers, limits and findings, and should not need a second
// import.
@_exported public import struct ImageComparison.Comparer
@_exported public import struct ImageComparison.Comparison
@_exported public import struct ImageComparison.DifferenceLimit
@_exported public import struct ImageComparison.PixelRect

// What code gets by importing Core Image.

@_exported public import CoreGraphics

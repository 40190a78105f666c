// The names of lower rooms that code gets by importing UIKit.

@_exported public import CoreGraphics
@_exported public import Predicates
@_exported public import QuartzCore
@_exported public import VirtualTime

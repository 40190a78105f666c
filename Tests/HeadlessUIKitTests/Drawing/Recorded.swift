import Foundation
import HeadlessUIKit
import Scene

/// What `body` draws into a fresh context of 100 × 100 points.
func recorded(_ body: (CGContext) -> Void) -> [DrawingCommand] {
  UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 100), false, 2)
  defer { UIGraphicsEndImageContext() }
  guard let context = UIGraphicsGetCurrentContext() else { return [] }
  body(context)
  return context.commands
}

public import Foundation
public import QuartzCore

/// Changes that would be animated; they happen at once, and the end is told after the duration.
open class SCNTransaction: NSObject {
  private struct Frame {
    var duration: TimeInterval
    var completion: (() -> Void)?
  }

  // Used on the main queue only, like all of UIKit.
  private nonisolated(unsafe) static var frames: [Frame] = []
  private nonisolated(unsafe) static var outermost = Frame(duration: 0)

  public nonisolated(unsafe) static var animationTimingFunction: CAMediaTimingFunction?
  public nonisolated(unsafe) static var disableActions = false

  open class var animationDuration: TimeInterval {
    get { current.duration }
    set { current.duration = newValue }
  }

  open class var completionBlock: (() -> Void)? {
    get { current.completion }
    set { current.completion = newValue }
  }

  private static var current: Frame {
    get { frames.last ?? outermost }
    set {
      if frames.isEmpty { outermost = newValue } else { frames[frames.count - 1] = newValue }
    }
  }

  open class func begin() { frames.append(Frame(duration: current.duration)) }

  open class func commit() {
    guard let frame = frames.popLast(), let completion = frame.completion else { return }
    SceneDelay.call(after: frame.duration, completion)
  }

  open class func flush() {}
  open class func lock() {}
  open class func unlock() {}
}

public import Foundation
import HeadlessUIKit
public import QuartzCore

/// Changes that would be animated; they happen at once, and the end is told after the duration.
open class SCNTransaction: NSObject {
  private static var current: SceneTransactions.Frame {
    get { SceneTransactions.ofStage.current }
    set { SceneTransactions.ofStage.current = newValue }
  }

  open class var animationDuration: TimeInterval {
    get { current.duration }
    set { current.duration = newValue }
  }

  open class var animationTimingFunction: CAMediaTimingFunction? {
    get { current.timingFunction }
    set { current.timingFunction = newValue }
  }

  open class var disableActions: Bool {
    get { current.disablesActions }
    set { current.disablesActions = newValue }
  }

  open class var completionBlock: (() -> Void)? {
    get { current.completion }
    set { current.completion = newValue }
  }

  open class func begin() { SceneTransactions.ofStage.begin() }
  open class func commit() { SceneTransactions.ofStage.commit() }
  open class func flush() {}
  open class func lock() {}
  open class func unlock() {}
}

/// A stage's transactions that have begun and not ended.
final class SceneTransactions: StagePart {
  struct Frame {
    var duration: TimeInterval
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
  }

  private var frames: [Frame] = []
  /// The transaction of a turn, which ends with the turn; nil until it is changed.
  private var implicit: Frame?

  static var ofStage: SceneTransactions { StageCore.ambient.part(SceneTransactions.self) }

  /// [D] Without `begin`, changes take no time.
  var current: Frame {
    get { frames.last ?? implicit ?? Frame(duration: 0) }
    set {
      if !frames.isEmpty {
        frames[frames.count - 1] = newValue
      } else {
        if implicit == nil { StageCore.ambient.queue.later { [weak self] in self?.endTurn() } }
        implicit = newValue
      }
    }
  }

  /// [D] A transaction lasts a quarter of a second by default.
  func begin() { frames.append(Frame(duration: 0.25)) }

  func commit() { frames.popLast().map(end) }

  private func endTurn() {
    let frame = implicit
    implicit = nil
    frame.map(end)
  }

  private func end(_ frame: Frame) {
    guard let completion = frame.completion else { return }
    SceneDelay.call(after: frame.duration, completion)
  }
}

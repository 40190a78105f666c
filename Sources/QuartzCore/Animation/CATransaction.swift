import VirtualTime
public import Foundation

/// Groups the changes of layers into one commit.
open class CATransaction: NSObject {
  static let standardDuration: CFTimeInterval = 0.25  // [D] implicit animations

  private static var stack: TransactionStack { StageCore.ambient.transactions }

  public override init() {
    super.init()
  }

  open class func begin() { stack.begin() }
  open class func commit() { stack.commit(.ambient) }

  /// Commits the turn at once.
  open class func flush() {
    let core = StageCore.ambient
    guard !core.isElsewhere else { return }
    MainActor.assumeIsolated { core.flushTurn() }
  }

  open class func lock() {}
  open class func unlock() {}

  open class func animationDuration() -> CFTimeInterval { stack.animationDuration }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.top.animationDuration = dur
  }
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.explicitTimingFunction
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.top.timingFunction = function
  }
  open class func disableActions() -> Bool { stack.areActionsDisabled }
  open class func setDisableActions(_ flag: Bool) { stack.top.areActionsDisabled = flag }

  open class func completionBlock() -> (() -> Void)? { stack.group.completion }
  /// [D] Runs when every animation added after this call in the transaction has ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    stack.top.group = stack.group.followed(by: block, .ambient)
  }

  /// [D] Properties with accessors can be read by key, too.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.value(forKey: key)
    }
  }
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      stack.top.animationDuration = AnimatableValue(anObject).number
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionDisableActions: setDisableActions(AnimatableValue(anObject).number == 1)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: stack.top.values[key] = anObject
    }
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransactionDisableActions = "disableActions"

public import Foundation
import Scene

/// Haptic feedback, which is logged but not visible in frames.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  open func prepare() {}

  func log(_ request: Film.Event.SystemRequest) {
    StageCore.ambient.log(String(describing: type(of: self)), .system(request))
  }
}

/// An impact.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private var style = FeedbackStyle.medium

  public convenience init(style: FeedbackStyle) {
    self.init()
    self.style = style
  }

  /// [D] iOS 17.5: feedback for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  open func impactOccurred() { log(.impactOccurred(style: "\(style)")) }
  open func impactOccurred(intensity: CGFloat) {
    log(.impactOccurredWithIntensity(style: "\(style)", intensity: Double(intensity)))
  }
}

/// Success, warning or error.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    log(.notificationOccurred("\(notificationType)"))
  }
}

/// A change of the selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { log(.selectionChanged) }
}

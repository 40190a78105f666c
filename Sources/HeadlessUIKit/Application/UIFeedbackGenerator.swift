public import Foundation
import Scene

/// Haptic feedback: it shows in no frame, and is logged.
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

/// Something has hit something.
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

  /// [D] Of iOS 17.5: for what happens in a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  open func impactOccurred() { log(.impactOccurred(style: "\(style)")) }
  open func impactOccurred(intensity: CGFloat) {
    log(.impactOccurredWithIntensity(style: "\(style)", intensity: Double(intensity)))
  }
}

/// Something has succeeded or not.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    log(.notificationOccurred("\(notificationType)"))
  }
}

/// Something else is selected.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { log(.selectionChanged) }
}

public import Foundation
import Scene

/// Haptic feedback, which is logged but not visible in frames.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// [D] iOS 17.5: the view that it is for.
  open private(set) weak var view: UIView?

  public override init() {
    super.init()
  }

  /// [D] iOS 17.5: it becomes an interaction of the view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  open func prepare() {}

  func log(_ request: Film.Event.SystemRequest) {
    StageCore.ambient.log(TypeNames.of(self), .system(request))
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
    view.addInteraction(self)
  }

  open func impactOccurred() { log(.impactOccurred(style: "\(style)")) }
  open func impactOccurred(intensity: CGFloat) {
    log(.impactOccurredWithIntensity(style: "\(style)", intensity: Double(intensity)))
  }
  /// [D] iOS 17.5: a place in the view's coordinates.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
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
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}

/// A change of the selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { log(.selectionChanged) }
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Drawing: something is aligned, or a path is complete.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  open func alignmentOccurred(at location: CGPoint) { log(.alignmentOccurred) }
  open func pathCompleted(at location: CGPoint) { log(.pathCompleted) }
}

public import Foundation
public import HeadlessUIKit

public enum EKEventEditViewAction: Int, Sendable {
  case canceled, saved, deleted
  public static let cancelled = EKEventEditViewAction.canceled
}

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// [D] The delegate dismisses the sheet.
  func eventEditViewController(
    _ controller: EKEventEditViewController,
    didCompleteWith action: EKEventEditViewAction
  )
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore()) }
}

/// The sheet that fills in an event, which can only be left.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventStore: EKEventStore!
  open var event: EKEvent?

  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    let heading = event == nil ? "New Event" : "Edit Event"
    let text = event?.title ?? "Event"
    StandInSheet.add(text, title: heading, button: .cancel, to: self) { [weak self] in
      self?.cancelEditing()
    }
  }

  open func cancelEditing() {
    editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
  }
}

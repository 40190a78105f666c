public import Foundation
public import HeadlessUIKit

public enum EKEventViewAction: Int, Sendable {
  case done, responded, deleted
}

@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(
    _ controller: EKEventViewController,
    didCompleteWith action: EKEventViewAction
  )
}

/// An event's screen: a labelled box with its title.
///
/// Nothing on it completes, so its delegate is never called.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    StandInLabel.add(event?.title ?? "Event", to: view)
  }
}

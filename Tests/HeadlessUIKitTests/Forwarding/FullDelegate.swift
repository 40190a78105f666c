import Foundation
import Geometry

@testable import HeadlessUIKit

/// A delegate of everything, which notes what it hears and answers nothing as the defaults do.
@MainActor
final class FullDelegate: NSObject {
  let ownView = UIView()
  let ownController = UIViewController()
  let ownHeader = UICollectionReusableView(frame: .zero)
  let ownSwipe = UISwipeActionsConfiguration(actions: [])
  let ownActions: [UITableViewRowAction] = []
  let ownMenu = UIContextMenuConfiguration()
  let ownEditMenu = UIMenu()
  let ownItemMenu = UITextItem.MenuConfiguration(menu: UIMenu())
  let ownAnimator = StillAnimator()
  let ownInteraction = UIPercentDrivenInteractiveTransition()
  private(set) lazy var ownLayout = UICollectionViewTransitionLayout(
    currentLayout: UICollectionViewFlowLayout(),
    nextLayout: UICollectionViewFlowLayout()
  )
  private(set) lazy var ownPreview = UITargetedPreview(
    view: ownView,
    parameters: UIPreviewParameters(),
    target: UIPreviewTarget(container: ownView, center: .zero)
  )
  private(set) lazy var ownPresentation = UIPresentationController(
    presentedViewController: ownController,
    presenting: nil
  )

  /// The requirements and their arguments.
  private(set) var heard: [String] = []

  func hear(_ arguments: Any?..., requirement: String = #function) {
    let words = arguments.map { String(describing: $0) }
    heard.append(([requirement] + words).joined(separator: " "))
  }

  func answer<Answer>(
    _ answer: Answer,
    to arguments: Any?...,
    requirement: String = #function
  ) -> Answer {
    let words = arguments.map { String(describing: $0) }
    heard.append(([requirement] + words).joined(separator: " "))
    return answer
  }
}

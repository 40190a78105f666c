import Foundation
import Geometry
import HeadlessUIKit
import Scene

@testable import TransitionSnapshots

/// A sound little app, and the ways in which one breaks such a thing.
enum Break: String, CaseIterable, CustomStringConvertible {
  case nothing
  case wrongDuration
  case wrongCurve
  case forgottenCompletion
  case missingDidMove
  case retainCycle
  case conflict
  case onePoint
  case oneLetter

  var description: String { rawValue }
}

/// Opens a card with an animator of its own and closes it again, all inside one recording.
@MainActor
struct BreakableScreens {
  let stage = Stage(device: .init(width: 120, height: 200, scale: 1))
  let root = UIViewController()
  private let way: Break
  private let director: CardDirector

  init(_ way: Break) {
    self.way = way
    director = CardDirector(way)
    root.view.backgroundColor = .white
    stage.show(root)
  }

  func openAndClose() {
    addFooter()
    let card = CardController(way)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = director
    root.present(card, animated: true) { [weak root] in root?.dismiss(animated: true) }
  }

  private func addFooter() {
    let footer = FooterController()
    root.addChild(footer)
    footer.view.frame = CGRect(x: 0, y: 180, width: 120, height: 20)
    root.view.addSubview(footer.view)
    if way != .missingDidMove { footer.didMove(toParent: root) }
  }

  func film() throws -> Film { try stage.record { openAndClose() } }
}

private final class CardController: UIViewController {
  private let way: Break
  private var onClose: (() -> Void)?

  init(_ way: Break) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let price = UILabel(frame: CGRect(x: 8, y: way == .onePoint ? 9 : 8, width: 90, height: 20))
    price.text = way == .oneLetter ? "12 pense" : "12 pence"
    price.accessibilityIdentifier = "price"
    view.addSubview(price)
    if way == .conflict { squeeze(price) }
    if way == .retainCycle {
      onClose = { self.view.alpha = 1 }
    } else {
      onClose = { [weak self] in self?.view.alpha = 1 }
    }
  }

  private func squeeze(_ label: UILabel) {
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 40),
      label.widthAnchor.constraint(equalToConstant: 60),
    ])
  }
}

private final class FooterController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemOrange
  }
}

/// Slides the card up and down again.
private final class CardDirector: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let way: Break

  init(_ way: Break) { self.way = way }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { way == .wrongDuration ? 0.3 : 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let low = CGRect(x: 10, y: 210, width: 100, height: 90)
    let isComing = context.view(forKey: .to) != nil
    guard let view = context.view(forKey: isComing ? .to : .from) else { return }
    if isComing {
      context.containerView.addSubview(view)
      view.frame = low
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: way == .wrongCurve ? .curveLinear : .curveEaseInOut
    ) {
      view.frame = isComing ? low.offsetBy(dx: 0, dy: -150) : low
    } completion: { [way] _ in
      if way != .forgottenCompletion { context.completeTransition(true) }
    }
  }
}

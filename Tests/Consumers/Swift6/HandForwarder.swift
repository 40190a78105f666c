import UIKit

/// A container that tells its children of everything itself.
final class HandForwarder: UIViewController {
  private(set) var selected: UIViewController?
  private var animator: UIViewPropertyAnimator?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    selected?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selected?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    selected?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    selected?.endAppearanceTransition()
  }

  func select(_ next: UIViewController, animated: Bool) {
    guard next !== selected else { return }
    let old = selected
    selected = next
    addChild(next)
    next.view.frame = view.bounds
    old?.willMove(toParent: nil)
    old?.beginAppearanceTransition(false, animated: animated)
    next.beginAppearanceTransition(true, animated: animated)
    view.addSubview(next.view)
    let finish = { [weak self] in
      guard let self else { return }
      old?.view.removeFromSuperview()
      old?.endAppearanceTransition()
      old?.removeFromParent()
      next.endAppearanceTransition()
      next.didMove(toParent: self)
    }
    guard animated else { return finish() }
    next.view.transform = CGAffineTransform(translationX: view.bounds.width, y: 0)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { [view] in
      next.view.transform = .identity
      old?.view.transform = CGAffineTransform(translationX: -(view?.bounds.width ?? 0) / 3, y: 0)
    }
    animator.addCompletion { _ in
      old?.view.transform = .identity
      finish()
    }
    animator.startAnimation()
    self.animator = animator
  }
}

final class Chronicler: UIViewController {
  let note: @MainActor (String) -> Void
  let name: String

  init(_ name: String, _ note: @escaping @MainActor (String) -> Void) {
    (self.name, self.note) = (name, note)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("\(name) didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("\(name) willAppear \(animated)")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("\(name) didAppear \(animated)")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("\(name) willDisappear \(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("\(name) didDisappear \(animated)")
  }
}

import UIKit

// A side menu: a container that forwards appearance callbacks by hand while its menu slides in.

class SideMenuController: UIViewController {
  let menu: UIViewController
  private(set) var content: UIViewController
  private let shade = UIView()
  private(set) var isOpen = false
  let menuWidth: CGFloat = 260

  init(menu: UIViewController, content: UIViewController) {
    self.menu = menu
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    false
  }

  override var childForStatusBarStyle: UIViewController? { content }
  override var childForStatusBarHidden: UIViewController? { content }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.frame = view.bounds
    shade.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("close", SideMenuController.close))
    )
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    content.beginAppearanceTransition(true, animated: animated)
    if isOpen { menu.beginAppearanceTransition(true, animated: animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content.endAppearanceTransition()
    if isOpen { menu.endAppearanceTransition() }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    content.beginAppearanceTransition(false, animated: animated)
    if isOpen { menu.beginAppearanceTransition(false, animated: animated) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    content.endAppearanceTransition()
    if isOpen { menu.endAppearanceTransition() }
  }

  func open() {
    guard !isOpen else { return }
    isOpen = true
    addChild(menu)
    menu.view.frame = CGRect(x: -menuWidth, y: 0, width: menuWidth, height: view.bounds.height)
    menu.beginAppearanceTransition(true, animated: true)
    view.addSubview(shade)
    view.addSubview(menu.view)
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      options: .curveEaseOut,
      animations: {
        self.menu.view.frame.origin.x = 0
        self.shade.alpha = 0.5
      },
      completion: { _ in
        self.menu.endAppearanceTransition()
        self.menu.didMove(toParent: self)
      }
    )
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    menu.willMove(toParent: nil)
    menu.beginAppearanceTransition(false, animated: true)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.menu.view.frame.origin.x = -self.menuWidth
        self.shade.alpha = 0
      },
      completion: { _ in
        self.shade.removeFromSuperview()
        self.menu.view.removeFromSuperview()
        self.menu.endAppearanceTransition()
        self.menu.removeFromParent()
      }
    )
  }

  func show(content next: UIViewController) {
    let old = content
    addChild(next)
    old.willMove(toParent: nil)
    next.view.frame = view.bounds
    next.view.alpha = 0
    old.beginAppearanceTransition(false, animated: true)
    next.beginAppearanceTransition(true, animated: true)
    view.insertSubview(next.view, aboveSubview: old.view)
    content = next
    UIView.animate(
      withDuration: 0.25,
      animations: { next.view.alpha = 1 },
      completion: { _ in
        old.view.removeFromSuperview()
        old.endAppearanceTransition()
        old.removeFromParent()
        next.endAppearanceTransition()
        next.didMove(toParent: self)
      }
    )
    setNeedsStatusBarAppearanceUpdate()
  }
}

import UIKit

// A tab bar with a bump that slides under the chosen item, as a shape layer.
class BumpTabBar: UITabBar {
  private let shape = CAShapeLayer()
  private let ball = UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
  override init(frame: CGRect) { super.init(frame: frame); commonInit() }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); commonInit() }
  private func commonInit() {
    backgroundImage = UIImage(); shadowImage = UIImage()
    backgroundColor = .clear
    shape.fillColor = UIColor.white.cgColor
    shape.shadowOpacity = 0.3; shape.shadowOffset = .zero; shape.shadowRadius = 4
    layer.insertSublayer(shape, at: 0)
    ball.backgroundColor = .systemBlue
    ball.layer.cornerRadius = 18
    addSubview(ball)
  }
  private func centerX(_ i: Int) -> CGFloat {
    let n = CGFloat(max(items?.count ?? 1, 1))
    return bounds.width / n * (CGFloat(i) + 0.5)
  }
  private func path(_ x: CGFloat) -> CGPath {
    let p = UIBezierPath(), h: CGFloat = 26
    p.move(to: .zero)
    p.addLine(to: CGPoint(x: x - h * 2, y: 0))
    p.addCurve(
      to: CGPoint(x: x, y: h),
      controlPoint1: CGPoint(x: x - 30, y: 0),
      controlPoint2: CGPoint(x: x - 35, y: h)
    )
    p.addCurve(
      to: CGPoint(x: x + h * 2, y: 0),
      controlPoint1: CGPoint(x: x + 35, y: h),
      controlPoint2: CGPoint(x: x + 30, y: 0)
    )
    p.addLine(to: CGPoint(x: bounds.width, y: 0))
    p.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    p.addLine(to: CGPoint(x: 0, y: bounds.height))
    p.close()
    return p.cgPath
  }
  func select(_ i: Int, animated: Bool) {
    let x = centerX(i)
    let new = path(x)
    if animated {
      let a = CASpringAnimation(keyPath: "path")
      a.damping = 14; a.stiffness = 120; a.mass = 1
      a.fromValue = shape.presentation()?.path ?? shape.path
      a.toValue = new
      a.duration = a.settlingDuration
      shape.add(a, forKey: "path")
      UIView.animateKeyframes(
        withDuration: 0.5,
        delay: 0,
        options: [],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
            self.ball.center.y = 60
          }
          UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.2) {
            self.ball.center.x = x
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            self.ball.center.y = 0
          }
        }
      )
    } else {
      ball.center = CGPoint(x: x, y: 0)
    }
    shape.path = new
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    shape.frame = bounds
    if shape.path == nil { select(0, animated: false) }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var s = super.sizeThatFits(size); s.height = 60; return s
  }
}

class BumpTabController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    setValue(BumpTabBar(frame: tabBar.frame), forKey: "tabBar")
    delegate = self
    viewControllers = zip(
      [UIColor.systemTeal, .systemOrange, .systemGreen],
      ["house", "star", "gear"]
    ).map { c, n in
      let vc = plainPage(c, n)
      vc.tabBarItem = UITabBarItem(title: n, image: nil, selectedImage: nil)
      return vc
    }
  }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let i = tabBar.items?.firstIndex(of: item) else { return }
    (tabBar as? BumpTabBar)?.select(i, animated: true)
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    guard let from = selectedViewController?.view, let to = viewController.view, from != to else {
      return false
    }
    UIView.transition(
      from: from,
      to: to,
      duration: 0.3,
      options: [.transitionCrossDissolve],
      completion: nil
    )
    return true
  }
}

func plainPage(_ color: UIColor, _ text: String) -> UIViewController {
  let controller = UIViewController()
  controller.loadViewIfNeeded()
  controller.view.backgroundColor = color
  controller.title = text
  return controller
}

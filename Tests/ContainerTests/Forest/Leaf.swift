import Foundation
import Geometry

@testable import HeadlessUIKit

/// A screen whose number decides everything about it, so that a twin looks the same.
final class Leaf: UIViewController, NamedInLog {
  let number: Int
  var nameInLog: String { "Leaf\(number)" }
  private(set) var calls: [String] = []
  private var arrival: (() -> Void)?

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    if number % 13 != 6 { title = "Leaf \(number)" }
    hidesBottomBarWhenPushed = number % 7 == 3
    if number % 5 == 1 { navigationItem.largeTitleDisplayMode = .never }
    if number % 5 == 2 { navigationItem.largeTitleDisplayMode = .always }
    if number % 11 == 4 { navigationItem.prompt = "A prompt" }
    if number % 6 == 2 {
      toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .add), .flexibleSpace()]
    }
    if number % 4 == 1 {
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    }
    if number % 10 == 7 { preferredContentSize = CGSize(width: 240, height: 300) }
    definesPresentationContext = number % 6 == 4
  }

  required init?(coder: NSCoder) { nil }

  override var prefersStatusBarHidden: Bool { number % 9 == 5 }
  override var edgesForExtendedLayout: UIRectEdge {
    get { number % 12 == 9 ? [] : super.edgesForExtendedLayout }
    set { super.edgesForExtendedLayout = newValue }
  }

  /// Does something in the middle of its own next arrival.
  func onArrival(_ body: @escaping () -> Void) { arrival = body }

  override func loadView() {
    guard number % 8 == 6 else { return super.loadView() }
    let scrollView = UIScrollView()
    scrollView.isScrollEnabled = false
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(
      hue: CGFloat(number % 12) / 12,
      saturation: 0.6,
      brightness: 0.9,
      alpha: 1
    )
    let (head, foot) = (mark(12 + number % 50), mark(12 + number % 30))
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      head.topAnchor.constraint(equalTo: safe.topAnchor),
      head.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      foot.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      foot.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
  }

  private func mark(_ width: Int) -> UIView {
    let mark = UIView()
    mark.backgroundColor = .white
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mark)
    mark.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
    mark.heightAnchor.constraint(equalToConstant: 10).isActive = true
    return mark
  }

  override func viewWillAppear(_ animated: Bool) {
    calls.append("wA")
    let body = arrival
    arrival = nil
    body?()
  }
  override func viewDidAppear(_ animated: Bool) { calls.append("dA") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("wD") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("dD") }

  /// No callback follows one that it cannot follow (rule appearance.will-without-did).
  var isBalanced: Bool {
    let after = ["": "wA", "wA": "dA wD", "dA": "wD", "wD": "dD wA", "dD": "wA"]
    return zip([""] + calls, calls).allSatisfy { after[$0]?.contains($1) ?? false }
  }

  var isShown: Bool { calls.last == "dA" }
}

/// Two screens one above the other, held by hand as apps hold them.
final class Halves: UIViewController {
  let upper: UIViewController
  let lower: UIViewController

  init(_ upper: UIViewController, _ lower: UIViewController) {
    (self.upper, self.lower) = (upper, lower)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [upper, lower] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (top, bottom) = view.bounds.divided(atDistance: view.bounds.height / 2, from: .minYEdge)
    (upper.view.frame, lower.view.frame) = (top, bottom)
  }
}

import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// Why a scene shows nothing, for each kind of controller, and what counts as something.
@MainActor @Suite struct BlankSceneTests {
  private let stage = Stage(device: .iPhone15)

  private func reason(_ controller: UIViewController) -> String? {
    BlankScene(controller)?.reason
  }

  private func screen(_ content: UIView? = nil) -> UIViewController {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    if let content {
      content.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      controller.view.addSubview(content)
    }
    return controller
  }

  private func label(_ text: String = "Here") -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private static let empty = "its view has no subviews in the document"
  private static let plain =
    "nothing in its view has a text, an image or a color of its own in the document"

  @Test func containersWithoutChildrenSayWhatIsMissing() {
    let rows: [(UIViewController, String)] = [
      (UINavigationController(), "its navigation controller has no root view controller"),
      (UITabBarController(), "its tab bar controller has no tabs"),
      (UISplitViewController(), "its split view controller has no columns"),
    ]
    for (controller, missing) in rows {
      #expect(reason(controller) == missing + " in the document")
    }
    let book = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    #expect(reason(book) == "its pages are made by code")
  }

  @Test func ofAContainerTheChildThatIsShownCounts() {
    let stack = UINavigationController()
    stack.viewControllers = [screen(label()), screen()]
    #expect(reason(stack) == Self.empty)
    stack.viewControllers = [screen(), screen(label())]
    #expect(reason(stack) == nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, screen(UIView())]
    #expect(reason(tabs) == nil)
    tabs.selectedIndex = 1
    #expect(reason(tabs) == Self.plain)
  }

  @Test func aViewThatIsNotLoadedIsNotJudged() {
    let controller = UIViewController()
    #expect(reason(controller) == nil && !controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(reason(controller) == Self.empty)
  }

  @Test(arguments: ["", "customClass=\"Absent\""])
  func anUnknownClassMayAddWhatIsMissing(attributes: String) throws {
    let document = Documents.storyboard([Documents.controller("a", attributes)])
    let made = try Documents.board(document).instantiateInitialViewController()
    let controller = try #require(made)
    controller.loadViewIfNeeded()
    let hint = attributes.isEmpty ? "" : "; the class Absent may add them"
    #expect(reason(controller) == Self.empty + hint)
  }

  // MARK: What is shown

  private func view(_ content: UIView, on ground: UIColor? = .white) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.backgroundColor = ground
    content.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.addSubview(content)
    return view
  }

  private func isShown(_ content: UIView, on ground: UIColor? = .white) -> Bool {
    ShownContent.isIn(view(content, on: ground))
  }

  private func box(_ color: UIColor?, _ content: UIView? = nil) -> UIView {
    let box = UIView()
    box.backgroundColor = color
    if let content {
      content.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      box.addSubview(content)
    }
    return box
  }

  @Test func aColorIsSeenOnAnotherColor() {
    #expect(isShown(box(.red)))
    #expect(!isShown(box(.white)) && isShown(box(.white), on: .red))
    #expect(!isShown(box(.clear)) && !isShown(box(nil)))
    // What lies between and has no color of its own changes nothing.
    #expect(!isShown(box(nil, box(.white))) && isShown(box(.clear, box(.red))))
  }

  @Test func whatCannotBeSeenDoesNotCount() {
    let rows: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.bounds.size.height = 0 },
    ]
    for hide in rows {
      let outer = box(.red, label())
      let whole = view(outer)
      #expect(ShownContent.isIn(whole))
      hide(outer)
      #expect(!ShownContent.isIn(whole))
    }
  }

  @Test func eachKindOfViewHasItsContent() {
    let (bordered, shaded) = (UIView(), UIView())
    bordered.layer.borderWidth = 1
    shaded.layer.shadowOpacity = 0.5
    let (field, titled) = (UITextField(), UIButton(type: .system))
    field.placeholder = "Name"
    titled.setTitle("Go", for: .normal)
    let text = UITextView()
    text.text = "Words"
    let shown: [UIView] = [
      bordered, shaded, field, titled, text, label(), UIImageView(image: UIImage()), UISwitch(),
      UIVisualEffectView(effect: UIBlurEffect(style: .light)), UIProgressView(), UISearchBar(),
    ]
    for view in shown { #expect(isShown(view, on: nil), "\(type(of: view))") }
    let blank: [UIView] = [UIView(), label(""), UIImageView(), UIControl()]
    for view in blank {
      #expect(!isShown(view), "\(type(of: view))")
    }
  }
}

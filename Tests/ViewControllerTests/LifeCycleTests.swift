import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules appearance.*, and what iOS 13 added: whole lives of a controller.
@MainActor @Suite struct LifeCycleTests {
  /// Prints its life as apps do.
  class Diary: UIViewController {
    var lines: [String] = []

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      lines.append("init(coder:)")
    }
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
    }
    override func awakeFromNib() {
      super.awakeFromNib()
      lines.append("awakeFromNib")
    }
    override func loadView() {
      super.loadView()
      lines.append("loadView")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      lines.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      lines.append("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      lines.append("viewIsAppearing \(view.bounds.size.width) \(view.window != nil)")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      lines.append("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      lines.append("viewDidLayoutSubviews")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      lines.append("viewDidAppear")
    }
  }

  @Test(.rule("appearance.launch-order", .reported), .rule("loading.layout-callbacks", .documented))
  func aLaunchFromAStoryboard() throws {
    let stage = Stage()
    let root = try #require(Diary(coder: NSCoder()))
    root.awakeFromNib()
    stage.show(root)
    let once = root.lines.enumerated().filter { !root.lines[..<$0.offset].contains($0.element) }
      .map(\.element)
    #expect(
      once == [
        "init(coder:)", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear",
        "viewIsAppearing 393.0 true", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear",
      ]
    )
    #expect(root.lines.last == "viewDidAppear")
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("loading.outlets-in-prepare", .reported))
  func whatIsMadeWithTheViewIsNilUntilTheViewIsRead() throws {
    final class Detail: UIViewController {
      private(set) var label: UILabel?
      var text = "" { didSet { label?.text = text } }
      override func loadView() {
        view = UIView()
        label = UILabel()
      }
    }
    let detail = try #require(Detail(coder: NSCoder()))
    detail.text = "before"
    #expect(detail.label == nil)
    #expect(!detail.isViewLoaded)
    detail.loadViewIfNeeded()
    #expect(detail.label?.text == nil)
    detail.text = "after"
    #expect(detail.label?.text == "after")
  }

  @Test(.rule("appearance.page-appears-before-layout", .reported))
  func didAppearMayComeBeforeTheFirstLayout() throws {
    let (stage, manual) = (Stage(), Manual())
    let child = Diary(nibName: nil, bundle: nil)
    stage.show(manual)
    let film = try stage.record {
      manual.addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      manual.view.addSubview(child.view)
      child.endAppearanceTransition()
      child.didMove(toParent: manual)
    }
    let did = try #require(child.lines.firstIndex(of: "viewDidAppear"))
    let layout = try #require(child.lines.firstIndex(of: "viewWillLayoutSubviews"))
    #expect(did < layout)
    #expect(film.faults.isEmpty)
  }

  @Test(.rule("appearance.is-appearing", .documented))
  func `viewIsAppearing comes once, with the final size, before layout`() throws {
    let theatre = Theatre()
    let shown = Diary(nibName: nil, bundle: nil)
    shown.modalPresentationStyle = .pageSheet
    try theatre.stage.record { theatre.a.present(shown, animated: true) }
    let calls = shown.lines.filter { !$0.contains("Layout") }
    #expect(
      calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing 393.0 true",
        "viewDidAppear",
      ]
    )
    // A view that is there already, and needs no layout, appears too.
    shown.lines = []
    shown.view.layoutIfNeeded()
    shown.beginAppearanceTransition(false, animated: false)
    shown.endAppearanceTransition()
    theatre.stage.advance(by: 0)
    shown.lines = []
    shown.beginAppearanceTransition(true, animated: false)
    theatre.stage.advance(by: 0)
    shown.endAppearanceTransition()
    #expect(shown.lines == ["viewWillAppear", "viewIsAppearing 393.0 true", "viewDidAppear"])
  }

  @Test(.rule("appearance.no-direct-calls", .reported))
  func callbacksCalledByHandAreComplainedAbout() {
    let (stage, c) = (Stage(), Diary(nibName: nil, bundle: nil))
    c.viewWillAppear(true)
    #expect(
      stage.faults.map(\.sentence) == [
        "Calling -viewWillAppear: directly on a view controller is not supported, and may result"
          + " in out-of-order callbacks and other inconsistent behavior. Use the"
          + " -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on"
          + " UIViewController instead to manually drive appearance callbacks."
      ]
    )
    c.beginAppearanceTransition(true, animated: true)
    c.endAppearanceTransition()
    #expect(stage.faults.count == 1)
  }

  @Test(.rule("appearance.child-without-parent", .reported))
  func `a diagnostic names the controller that is nobody's child`() throws {
    let (stage, p, c) = (Stage(), P(), C())
    stage.show(p)
    let film = try stage.record { p.view.addSubview(c.view) }
    #expect(
      film.faults.map(\.sentence) == ["its view is on screen, but it is not a child controller"]
    )
  }

  @Test(.rule("loading.layout-callbacks", .documented))
  func `updateViewConstraints stands in for the root view's updateConstraints`() {
    final class Loud: UIView {
      var calls = 0
      override func updateConstraints() {
        calls += 1
        super.updateConstraints()
      }
    }
    final class Host: UIViewController {
      var calls: [Int] = []
      let loud = Loud()
      override func loadView() { view = loud }
      override func updateViewConstraints() {
        calls.append(loud.calls)
        super.updateViewConstraints()
      }
    }
    let (stage, host, box) = (Stage(), Host(), UIView())
    host.loadViewIfNeeded()
    box.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(box)
    box.centerXAnchor.constraint(equalTo: host.view.centerXAnchor).isActive = true
    stage.show(host)
    #expect(host.calls == [0])
    #expect(host.loud.calls == 1)
    host.view.setNeedsUpdateConstraints()
    stage.advance(by: 0)
    #expect(host.calls == [0, 1])
    #expect(host.loud.calls == 2)
  }
}

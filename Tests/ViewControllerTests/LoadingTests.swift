import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules loading.*.
@MainActor @Suite struct LoadingTests {
  @Test(.rule("loading.order", .documented))
  func theViewLoadsOnceOnItsFirstRead() {
    let stage = Stage()
    let c = C()
    #expect(!c.isViewLoaded)
    #expect(c.viewIfLoaded == nil)
    let first = c.view
    c.loadViewIfNeeded()
    #expect(first === c.view)
    #expect(stage.log.map(\.name) == ["loadView()", "viewDidLoad()"])
  }

  private final class Profile: UIViewController {
    override var nibName: String { "Profile" }
    override var nibBundle: Bundle? { .main }
  }

  @Test(.rule("loading.default-load-view", .documented))
  func aClassMayNameItsNib() throws {
    let stage = Stage()
    let error = #expect(throws: Stage.UIKitException.self) {
      try stage.record { Profile().loadViewIfNeeded() }
    }
    #expect(error?.description.contains("with name 'Profile'") == true)
    #expect(UIViewController(nibName: "Other", bundle: .main).nibName == "Other")
  }

  @Test(.evidence(.measured))
  func withoutABundleItsBundleIsTheApps() throws {
    #expect(UIViewController().nibBundle === Bundle.main)
    #expect(UITabBarController().nibBundle === Bundle.main)
    let folder = try TemporaryFolder()
    let own = try #require(Bundle(path: folder.url.path))
    #expect(UIViewController(nibName: nil, bundle: own).nibBundle === own)
    #expect(UIViewController().nibName == nil)
  }

  @Test(.rule("loading.default-load-view", .reported))
  func aPlainViewIsAsLargeAsTheScreen() {
    let stage = Stage(device: .iPhoneSE)
    let c = C()
    #expect(c.view.frame == stage.window.bounds)
    #expect(c.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test(.rule("loading.default-load-view", .documented, .reported))
  func aNibThatCannotBeReadIsSaidToBeMissing() throws {
    let stage = Stage()
    let error = #expect(throws: Stage.UIKitException.self) {
      try stage.record { UIViewController(nibName: "Profile", bundle: nil).loadViewIfNeeded() }
    }
    #expect(error?.description.contains("Could not load NIB in bundle with name 'Profile'") == true)
  }

  @Test(.rule("loading.default-load-view", .documented))
  func whoMakesItsOwnViewNeedsNoNib() throws {
    let stage = Stage()
    let own = Own(nibName: "Profile", bundle: nil)
    try stage.record { own.loadViewIfNeeded() }
    #expect(own.view is UILabel)
    #expect(own.nibName == "Profile")
    #expect(stage.faults.isEmpty)
  }

  private final class Own: UIViewController {
    override func loadView() { view = UILabel() }
  }

  @Test(.rule("loading.initialisers", .documented))
  func initIsInitWithoutANib() {
    final class Counting: UIViewController {
      nonisolated(unsafe) var made = 0
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        made += 1
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Counting(nibName: nil, bundle: nil).made == 1)
    #expect(C().nibName == nil)
  }

  @Test(.rule("loading.root-view-fills-space", .documented))
  func theRootViewFillsItsSpaceByItsFirstLayout() {
    final class Measuring: UIViewController {
      var sizes: [CGSize] = []
      override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
      override func viewDidLayoutSubviews() { sizes.append(view.bounds.size) }
    }
    let stage = Stage(device: .iPhoneSE)
    let root = Measuring()
    stage.show(root)
    #expect(root.sizes.first == CGSize(width: 375, height: 667))
  }

  @Test(.rule("loading.view-belongs-to-one-controller", .documented))
  func aViewBelongsToOneController() throws {
    let stage = Stage()
    let c = C()
    let d = D()
    let error = #expect(throws: (any Error).self) {
      try stage.record { d.view = c.view }
    }
    #expect("\(try #require(error))".contains("at most one view controller at a time"))
  }

  @Test(.rule("loading.view-belongs-to-one-controller", .documented, .reported))
  func aChildsViewStandsUnderItsParent() throws {
    let stage = Stage()
    let p = P()
    let q = Q()
    let c = C()
    stage.show(p)
    p.addChild(q)
    p.view.addSubview(q.view)
    q.addChild(c)
    let error = #expect(throws: (any Error).self) {
      try stage.record { p.view.addSubview(c.view) }
    }
    let text =
      "child view controller:<C> should have parent view controller:<P> but requested parent is:<Q>"
    #expect("\(try #require(error))".hasPrefix(text))
  }

  @Test(.rule("loading.no-view-in-load-view", .reported))
  func readingTheViewInsideLoadViewIsToldInsteadOfRecursing() throws {
    final class Circular: UIViewController {
      override func loadView() { view.backgroundColor = .red }
    }
    let stage = Stage()
    let error = #expect(throws: (any Error).self) {
      try stage.record { Circular().loadViewIfNeeded() }
    }
    #expect("\(try #require(error))".contains("reads self.view before it has set one"))
  }

  @Test(.rule("loading.layout-callbacks", .documented))
  func layoutCallbacksStandAroundTheViewsOwn() {
    final class Loud: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        said.append("layoutSubviews")
      }
      var said: [String] = []
    }
    final class Host: UIViewController {
      let loud = Loud()
      override func loadView() { view = loud }
      override func viewWillLayoutSubviews() { loud.said.append("will") }
      override func viewDidLayoutSubviews() { loud.said.append("did") }
    }
    let stage = Stage()
    let host = Host()
    stage.show(host)
    #expect(Array(host.loud.said.prefix(3)) == ["will", "layoutSubviews", "did"])
  }
}

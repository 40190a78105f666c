import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules segue.*, what holds without storyboards: whole logs with their times.
@MainActor
@Suite struct SegueTimeTests {
  private final class Source: UIViewController {
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      stage.note("Source", "should \(identifier)")
      return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let isLoaded = segue.destination.isViewLoaded
      stage.note("Source", "prepare \(segue.identifier ?? "")\(isLoaded ? ", loaded" : "")")
    }

    /// The order of every kind: whoever is shown is there before it is prepared for.
    func go(to other: UIViewController, _ kind: String, _ body: @escaping () -> Void) {
      let segue = UIStoryboardSegue(
        identifier: kind,
        source: self,
        destination: other,
        performHandler: body
      )
      prepare(for: segue, sender: self)
      segue.perform()
    }
  }

  private let stage = Stage(device: .iPhone15)
  private let source = Source()
  private let a = A()
  private let b = B()

  @Test(.rule("segue.perform", .documented))
  func `a segue that is not there raises, and asks nobody`() throws {
    stage.show(source)
    let mark = stage.log.count
    let error = #expect(throws: Stage.UIKitException.self) {
      try stage.record { source.performSegue(withIdentifier: "id", sender: nil) }
    }
    let words = "Receiver (<Source>) has no segue with identifier 'id'"
    #expect(error?.description.hasPrefix(words) == true)
    #expect(stage.timed(since: mark, from: stage.now, layoutOf: nil) == [])
  }

  @Test(.rule("segue.perform", .reported), .rule("navigation.push-order", .reported))
  func `show: prepared for before its view loads, then pushed`() throws {
    stage.show(Nav(rootViewController: source))
    let log = try stage.timed { source.go(to: b, "show") { source.show(b, sender: nil) } }
    #expect(
      log == [
        "0 Source.prepare show", "0 B.willMove(Nav)", "0 B.didLoad", "0 Source.willDisappear(t)",
        "0 B.willAppear(t)", "500 Source.didDisappear(t)", "500 B.didAppear(t)",
        "500 B.didMove(Nav)",
      ]
    )
  }

  @Test(
    .rule("segue.kinds", .documented),
    .rule("presentation.order-full-screen", .measured),
    .rule("routing.show", .documented)
  )
  func `show where nothing else shows, showDetail, presentation: modal`()
    throws
  {
    let ways: [(String, () -> Void)] = [
      ("show", { source.show(b, sender: nil) }),
      ("showDetail", { source.showDetailViewController(b, sender: nil) }),
      ("presentation", { source.present(b, animated: true) }),
    ]
    b.modalPresentationStyle = .fullScreen
    stage.show(source)
    b.loadViewIfNeeded()
    for (kind, body) in ways {
      let log = try stage.timed { source.go(to: b, kind, body) }
      #expect(
        log.filter { !$0.contains("Controller.") } == [
          "0 Source.prepare \(kind), loaded", "0 Source.presents B", "0 Source.willDisappear(t)",
          "0 B.willAppear(t)", "500 B.didAppear(t)", "500 Source.didDisappear(t)",
        ]
      )
      try stage.record { source.dismiss(animated: false) }
    }
  }

  @Test(.rule("segue.kinds", .reported))
  func `embed: the child is prepared for and linked before its host has loaded`()
    throws
  {
    final class Host: UIViewController {
      let child = B()
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        stage.note("Host", "prepare \(segue.identifier ?? "")")
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        let embed = UIStoryboardSegue(identifier: "embed", source: self, destination: child) {
          [self] in
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
        prepare(for: embed, sender: nil)
        embed.perform()
        stage.note("Host", "has loaded")
      }
    }
    let log = try stage.timed { stage.show(Host()) }
    #expect(
      log == [
        "0 Host.didLoad", "0 Host.prepare embed", "0 B.willMove(Host)", "0 B.didLoad",
        "0 Host.has loaded", "0 Host.willAppear(f)", "0 B.willAppear(f)", "0 Host.didAppear(f)",
        "0 B.didAppear(f)",
      ]
    )
  }

  @Test(.rule("segue.kinds", .documented), .rule("tabs.switch-order", .documented))
  func `relationship: linked at once, loaded when it is shown`() throws {
    let tabs = Tabs()
    let log = try stage.timed {
      tabs.viewControllers = [Nav(rootViewController: a), b]
      stage.show(tabs)
    }
    #expect(
      log == [
        "0 A.willMove(Nav)", "0 A.didMove(Nav)", "0 Nav.willMove(Tabs)", "0 Nav.didMove(Tabs)",
        "0 B.willMove(Tabs)", "0 B.didMove(Tabs)", "0 Tabs.didLoad", "0 Tabs.willAppear(f)",
        "0 Nav.didLoad", "0 Nav.willAppear(f)", "0 A.didLoad", "0 A.willAppear(f)",
        "0 Tabs.didAppear(f)", "0 Nav.didAppear(f)", "0 A.didAppear(f)",
      ]
    )
    #expect(!b.isViewLoaded)
  }
}

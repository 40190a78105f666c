import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules size.*.
@MainActor
@Suite struct RotationRuleTests {
  private final class Root: UIViewController {
    var heard: [CGSize] = []
    var childSize: CGSize?
    var seen: [String] = []

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append(size)
      seen.append("will \(view.bounds.width)")
      coordinator.animate(alongsideTransition: { [self] context in
        seen.append("alongside \(view.bounds.width) \(context.transitionDuration)")
      }) { [self] context in
        seen.append("completion \(context.isCancelled)")
      }
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { childSize ?? parentSize }
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test(.rule("size.forwarding", .documented))
  func `the new size goes to the root, then to children whose size changes`() throws {
    let stage = Stage(device: .iPhone15)
    let (root, child) = (Root(), C())
    stage.show(root)
    embed(child, in: root)
    let film = try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(root.heard == [CGSize(width: 852, height: 393)])
    #expect(
      film.events.contains {
        $0.name == "viewWillTransition(to: 852×393, with:)" && $0.subject == "C"
      }
    )
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(child.view.frame == root.view.bounds)
  }

  @Test(.rule("size.forwarding", .documented))
  func `a child that keeps its size is not called`() throws {
    let stage = Stage(device: .iPhone15)
    let (root, child) = (Root(), C())
    stage.show(root)
    embed(child, in: root)
    root.childSize = child.view.bounds.size
    let film = try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(!film.events.contains { $0.name.hasPrefix("viewWillTransition") && $0.subject == "C" })
  }

  @Test(.rule("size.traits-before-size", .inferred))
  func `traits before size, then layout, changed traits, alongside and completions`()
    throws
  {
    let stage = Stage(device: .iPhone15)
    let root = Root()
    stage.show(root)
    let film = try stage.record { stage.rotate(to: .landscapeRight) }
    let names = film.events.filter { $0.subject == "Root" }.map(\.name)
    // [D] Rule loading.layout-callbacks: layout may repeat.
    let firsts = names.enumerated().filter { !names[..<$0.offset].contains($0.element) }
    #expect(
      firsts.map(\.element) == [
        "willTransition(to:with:)", "viewWillTransition(to: 852×393, with:)",
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "traitCollectionDidChange(_:)",
      ]
    )
    #expect(root.seen == ["will 393.0", "alongside 852.0 0.3", "completion false"])
    #expect(root.traitCollection.verticalSizeClass == .compact)
  }

  @Test(.rule("size.traits-before-size", .documented))
  func `without other size classes willTransition is not sent`() throws {
    let stage = Stage(device: .iPadPro11)
    stage.show(Root())
    let film = try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(!film.events.contains { $0.name.hasPrefix("willTransition") })
    #expect(film.duration == 0.4)
  }

  @Test(.rule("size.covered-and-launch", .reported))
  func `at launch no size is announced`() {
    let stage = Stage(device: .iPhone15)
    stage.show(Root())
    #expect(!stage.log.contains { $0.name.contains("WillTransition") })
  }

  @Test(
    .rule("size.rotation-duration", .reported),
    arguments: [
      (Stage.Device.iPhone15, UIInterfaceOrientation.landscapeLeft, 0.3),
      (.iPadPro11, .landscapeRight, 0.4), (.iPadPro11, .portraitUpsideDown, 0.8),
    ]
  )
  func `a rotation takes its time, twice that for half a turn`(
    device: Stage.Device,
    orientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) throws {
    let stage = Stage(device: device)
    stage.show(Root())
    let film = try stage.record { stage.rotate(to: orientation) }
    #expect(film.duration == duration)
    #expect(stage.application.statusBarOrientation == orientation)
  }

  @Test(.rule("size.launch-orientation", .documented))
  func `the old methods are called where the new one is left to UIKit`() throws {
    final class Old: UIViewController {
      var heard: [String] = []
      override func willRotate(to: UIInterfaceOrientation, duration: TimeInterval) {
        heard.append("will \(duration)")
      }
      override func willAnimateRotation(to: UIInterfaceOrientation, duration: TimeInterval) {
        heard.append("animate \(to.isLandscape)")
      }
      override func didRotate(from: UIInterfaceOrientation) {
        heard.append("did \(from.isPortrait)")
      }
    }
    let stage = Stage(device: .iPhone15)
    let root = Old()
    stage.show(root)
    _ = try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(root.heard == ["will 0.3", "animate true", "did true"])
  }

  @Test(.rule("coordinator.alongside", .documented))
  func `the target transform is the turn, identity for a resize`() throws {
    final class Reader: UIViewController {
      var angles: [CGFloat] = []
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        let t = coordinator.targetTransform
        angles.append((atan2(t.b, t.a) * 180 / .pi).rounded())
      }
    }
    let stage = Stage(device: .iPadPro11)
    let root = Reader()
    stage.show(root)
    for orientation in [UIInterfaceOrientation.landscapeRight, .portrait, .landscapeLeft] {
      try stage.record { stage.rotate(to: orientation) }
    }
    try stage.record { stage.resize(to: CGSize(width: 500, height: 834)) }
    #expect(root.angles == [90, -90, -90, 0])
  }

  @Test(
    .rule("size.classes-by-device", .documented),
    arguments: [
      (Stage.Device.iPhone15, 1, 2, 1, 1), (.iPhoneSE, 1, 2, 1, 1), (.iPhone15ProMax, 1, 2, 2, 1),
      (.iPadPro11, 2, 2, 2, 2),
    ]
  )
  func `size classes upright and lying`(
    device: Stage.Device,
    h: Int,
    v: Int,
    lyingH: Int,
    lyingV: Int
  ) {
    let stage = Stage(device: device)
    stage.show(Root())
    func classes() -> [Int] {
      let traits = stage.window.traitCollection
      return [traits.horizontalSizeClass.rawValue, traits.verticalSizeClass.rawValue]
    }
    #expect(classes() == [h, v])
    stage.rotate(to: .landscapeLeft)
    #expect(classes() == [lyingH, lyingV])
  }

  @Test(.rule("size.classes-by-device", .documented))
  func `a narrow window of a pad is compact across`() {
    let stage = Stage(device: .iPadPro11)
    stage.show(Root())
    stage.resize(to: CGSize(width: 375, height: 1194))
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
  }

  @Test(.evidence(.reported))
  func `the new orientation is posted before the turn, the old one after it`() {
    let stage = Stage(device: .iPhone15)
    stage.show(Root())
    nonisolated(unsafe) var heard: [[Int]] = []
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name,
        object: stage.application,
        queue: nil
      ) { note in
        let told = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
        let number = told?.intValue ?? 0
        let current = MainActor.assumeIsolated { stage.orientation.rawValue }
        heard.append([number, current])
      }
    }
    stage.rotate(to: .landscapeLeft)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    let (old, new) = (
      UIInterfaceOrientation.portrait.rawValue, UIInterfaceOrientation.landscapeLeft.rawValue
    )
    #expect(heard == [[new, old], [old, new]])
  }

  @Test(.evidence(.documented))
  func `the scene's delegate is told what the scene was before`() {
    final class Listener: UIResponder, UIWindowSceneDelegate {
      var sizes: [CGSize] = []
      var orientations: [UIInterfaceOrientation] = []
      var traits: [UIUserInterfaceSizeClass] = []

      func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        sizes += [previousCoordinateSpace.bounds.size, windowScene.coordinateSpace.bounds.size]
        orientations += [previousInterfaceOrientation, windowScene.interfaceOrientation]
        traits += [
          previousTraitCollection.verticalSizeClass,
          windowScene.traitCollection.verticalSizeClass,
        ]
      }
    }
    let (stage, listener) = (Stage(device: .iPhone15), Listener())
    stage.launch(scene: listener)
    stage.show(Root())
    #expect(listener.sizes.isEmpty)
    stage.rotate(to: .landscapeLeft)
    #expect(
      listener.sizes == [CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)]
    )
    #expect(listener.orientations == [.portrait, .landscapeLeft])
    #expect(listener.traits == [.regular, .compact])
  }

  @Test func `what is not supported turns the device alone`() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let stage = Stage(device: .iPhone15)
    stage.show(Upright())
    stage.rotate(to: .landscapeLeft)
    #expect(stage.application.statusBarOrientation == .portrait)
    #expect(stage.deviceObject.orientation == .landscapeRight)
    #expect(stage.window.bounds.size == CGSize(width: 393, height: 852))
    stage.show(Root())
    stage.rotate(to: .portraitUpsideDown)
    #expect(stage.application.statusBarOrientation == .portrait)
  }

  /// Lies only, preferably to the left.
  private final class Lying: UIViewController {
    var heard: [CGSize] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      .landscapeLeft
    }
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append(size)
    }
  }

  @Test(.rule("size.presented-orientation", .documented), arguments: [false, true])
  func `what covers the screen turns it, and its dismissal turns it back`(animated: Bool) throws {
    let (stage, root, lying) = (Stage(device: .iPhone15), Root(), Lying())
    lying.modalPresentationStyle = .fullScreen
    stage.show(root)
    try stage.record { root.present(lying, animated: animated) }
    #expect(stage.orientation == .landscapeLeft)
    #expect(lying.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(lying.heard.isEmpty)
    #expect(stage.deviceObject.orientation == .portrait)
    try stage.record { lying.dismiss(animated: animated) }
    #expect(stage.orientation == .portrait)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(root.heard == [CGSize(width: 852, height: 393), CGSize(width: 393, height: 852)])
  }

  @Test(.rule("size.presented-orientation", .documented))
  func `a device that was turned meanwhile keeps its orientation`() throws {
    let (stage, root, lying) = (Stage(device: .iPhone15), Root(), Lying())
    lying.modalPresentationStyle = .fullScreen
    stage.show(root)
    try stage.record { root.present(lying, animated: true) }
    try stage.record { stage.rotate(to: .landscapeRight) }
    try stage.record { lying.dismiss(animated: true) }
    #expect(stage.orientation == .landscapeRight)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test(.rule("size.presented-orientation", .documented))
  func `sheets and what the app does not support turn nothing`() throws {
    let (stage, root, lying) = (Stage(device: .iPhone15), Root(), Lying())
    stage.show(root)
    try stage.record { root.present(lying, animated: true) }
    #expect(stage.orientation == .portrait)
    try stage.record { root.dismiss(animated: true) }
    stage.listedOrientations = .portrait
    let other = Lying()
    other.modalPresentationStyle = .fullScreen
    try stage.record { root.present(other, animated: true) }
    #expect(stage.orientation == .portrait)
  }

  /// Apps that support every orientation share a pad's screen, so what they present is not asked.
  @Test(
    .rule("size.presented-orientation", .documented),
    arguments: [
      (.iPhone15, .all, true), (.iPhone15, .allButUpsideDown, true), (.iPhone15, .portrait, false),
      (.iPadPro11, .all, false), (.iPadPro11, .allButUpsideDown, true),
      (.iPadPro11, .portrait, false),
    ] as [(Stage.Device, UIInterfaceOrientationMask, Bool)]
  )
  func `what covers a pad's screen turns it only for apps of few orientations`(
    device: Stage.Device,
    app: UIInterfaceOrientationMask,
    turns: Bool
  ) throws {
    let (stage, root, lying) = (Stage(device: device), Root(), Lying())
    stage.listedOrientations = app
    lying.modalPresentationStyle = .fullScreen
    stage.show(root)
    try stage.record { root.present(lying, animated: false) }
    #expect(stage.orientation == (turns ? .landscapeLeft : .portrait))
    try stage.record { lying.dismiss(animated: false) }
    #expect(stage.orientation == .portrait)
  }

  @Test func `the window turns upright from where it stood`() throws {
    let stage = Stage(device: .iPhone15)
    stage.show(Root())
    let film = try stage.record { stage.rotate(to: .landscapeLeft) }
    let first = try #require(film.frames.first?.scene.root.layer.children.first?.layer)
    let last = try #require(film.frames.last?.scene.root.layer.children.first?.layer)
    #expect(first.bounds.size == CGSize(width: 393, height: 852))
    #expect(isNear(first.transform.m12, 1))
    #expect(last.bounds.size == CGSize(width: 852, height: 393))
    #expect(isNear(last.transform.m11, 1))
    #expect(film.frames.allSatisfy { $0.scene.size == CGSize(width: 852, height: 393) })
  }

  @Test func `safe areas follow the orientation`() {
    let stage = Stage(device: .iPhone15)
    stage.show(Root())
    #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    stage.rotate(to: .landscapeLeft)
    #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test(.rule("size.container-frame-is-old", .reported))
  func `a container is still old in the call, and right alongside`() throws {
    final class Pc: UIPresentationController {
      var widths: [CGFloat] = []
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        widths.append(containerView?.bounds.width ?? 0)
        coordinator.animate(alongsideTransition: { [self] _ in
          widths.append(containerView?.bounds.width ?? 0)
        })
      }
    }
    final class Giver: NSObject, UIViewControllerTransitioningDelegate {
      var made: Pc?
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        made = Pc(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let (stage, giver, top) = (Stage(device: .iPhone15), Giver(), C())
    let root = Root()
    stage.show(root)
    top.modalPresentationStyle = .custom
    top.transitioningDelegate = giver
    try stage.record { root.present(top, animated: false) }
    let film = try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(giver.made?.widths == [393, 852])
    #expect(top.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(film.events.contains { $0.subject == "C" && $0.name.hasPrefix("viewWillTransition") })
  }
}

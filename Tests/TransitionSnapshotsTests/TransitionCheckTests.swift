import Bitmap
import CairoRenderer
import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing

@testable import TransitionSnapshots

/// Checks that need no golden: each holds for what is right and speaks of what is wrong.
@MainActor
@Suite struct TransitionCheckTests {
  private func said(_ film: Film, _ check: TransitionCheck) throws -> String {
    try complaints(about: film, check).map(\.description).joined(separator: "\n")
  }

  @Test func aTransitionStartsAndEndsOnTheRestingPictures() throws {
    let sample = SampleFilm()
    let film = sample.film
    #expect(try said(film, .starts(on: sample.scene(0))).isEmpty)
    #expect(try said(film, .settles(on: sample.scene(6))).isEmpty)
    #expect(try said(film, .starts(on: sample.scene(1))).contains("the first frame is not"))
    #expect(try said(film, .settles(on: sample.scene(5))).contains("the settled frame is not"))
  }

  @Test func aJumpAtCompletionIsNoticed() throws {
    let film = SampleFilm().film
    #expect(try said(film, .endsWhereItSettles).isEmpty)
    var end = film.end
    end.scene = SampleFilm().scene(5)
    let jumping = Film(frames: film.frames, end: end, duration: film.duration)
    #expect(try said(jumping, .endsWhereItSettles).contains("the end is not the settled frame"))
  }

  @Test func aTransitionCompletesOnce() throws {
    var sample = SampleFilm()
    #expect(try said(sample.film, .completesOnce).isEmpty)
    sample.events.append((0.1, "completeTransition(true)"))
    #expect(try said(sample.film, .completesOnce).contains("was called 2 times (at 100, 100 ms)"))
    sample.events.removeAll { $0.1.hasPrefix("complete") }
    #expect(try said(sample.film, .completesOnce).contains("never called"))
  }

  /// It begins in place of `animateTransition`.
  @Test func anInterruptibleAnimatorCompletesOnce() throws {
    var sample = SampleFilm()
    let transition = [
      (0.0, "startInteractiveTransition(_:)"), (0, "interruptibleAnimator(using:)"),
      (0.1, "completeTransition(true)"),
    ]
    sample.events = transition + transition
    #expect(try said(sample.film, .completesOnce).isEmpty)
    sample.events.removeLast()
    #expect(try said(sample.film, .completesOnce).contains("of 2 transitions only 1 completed"))
  }

  @Test func callbacksAreBalanced() throws {
    var sample = SampleFilm()
    #expect(try said(sample.film, .balancesCallbacks).isEmpty)
    sample.events = [(0, "viewWillAppear(animated: true)")]
    #expect(try said(sample.film, .balancesCallbacks).contains("but never viewDid"))
    sample.events = [(0, "viewDidDisappear(animated: true)")]
    #expect(try said(sample.film, .balancesCallbacks).contains("without viewWill"))
    // Cancelled: the announcement is taken back.
    sample.events = [
      (0, "viewWillDisappear(animated: true)"), (0.1, "viewWillAppear(animated: true)"),
      (0.1, "viewDidAppear(animated: true)"),
    ]
    #expect(try said(sample.film, .balancesCallbacks).isEmpty)
    // What was in order before takes nothing back.
    sample.events = [
      (0, "viewWillDisappear(animated: true)"), (0.1, "viewDidDisappear(animated: true)"),
      (0.2, "viewWillAppear(animated: true)"),
    ]
    #expect(try said(sample.film, .balancesCallbacks).contains("viewWillAppear, but never"))
  }

  /// A layer in front of its parent's plane is as large as it is drawn.
  @Test func depthIsSeenAsItIsDrawn() throws {
    var near = Layer(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
    near.zPosition = 50
    near.background = .white
    // Depth ends at the parent, unless that one keeps it.
    var inner = Layer(frame: CGRect(x: 0, y: 0, width: 80, height: 80), children: [])
    inner.zPosition = 25
    for keepsDepth in [false, true] {
      inner.preservesDepth = keepsDepth
      inner.children = [Node(near, id: 7)]
      var root = Layer(frame: inner.bounds, children: [Node(inner)])
      root.sublayerTransform.m34 = -1.0 / 100
      let scene = Scene(size: root.bounds.size, background: .black, root: Node(root))
      let row = try Renderer(scale: 1).draw(scene).straightRGBA()[(40 * 80 * 4)..<(41 * 80 * 4)]
      let width = stride(from: row.startIndex, to: row.endIndex, by: 4).count { row[$0] > 127 }
      let place = try #require(ScreenPosition.find(7, in: scene))
      #expect(abs(place.frame.width - Double(width)) <= 1, "\(place.frame)")
    }
  }

  @Test func leftoversAreNamed() throws {
    let sample = SampleFilm()
    let film = sample.film
    #expect(try said(film, .leavesNothing(besides: sample.scene(6))).isEmpty)
    var other = SampleFilm()
    other.dimming = 0
    let words = try said(film, .leavesNothing(besides: other.scene(6)))
    #expect(words.contains("left behind or changed:"))
    #expect(words.contains("dimming"))
  }

  @Test func aJumpOnTheWayIsNoticed() throws {
    #expect(try said(SampleFilm().film, .isContinuous()).isEmpty)
    var jumpy = SampleFilm()
    jumpy.order = [0, 1, 4, 5, 5, 6, 6]
    let words = try said(jumpy.film, .isContinuous())
    #expect(words.contains("card jumps 15 of 30 points (50%) between 16.667 and 33.333 ms"))
  }

  @Test func aFrameThatIsDroppedIsNoticed() throws {
    #expect(try said(SampleFilm().film, .keepsPace).isEmpty)
    var dropped = SampleFilm()
    dropped.order = [0, 1, 2, 2, 4, 5, 6]
    let words = try said(dropped.film, .keepsPace)
    #expect(words.contains("card's y halts at 33.333 ms"), "\(words)")
    // A pause is no dropped frame: nothing makes up for it.
    dropped.order = [0, 1, 2, 2, 3, 4, 5]
    #expect(try said(dropped.film, .keepsPace).isEmpty)
  }

  @Test func aWayBackIsTheWayThereBackwards() throws {
    let there = SampleFilm().film
    var back = SampleFilm()
    back.order = [6, 5, 4, 3, 2, 1, 0]
    #expect(try said(back.film, .reverses(there)).isEmpty)
    back.order = [6, 5, 4, 4, 2, 1, 0]
    #expect(try said(back.film, .reverses(there)).contains("the frame at 50 ms is not its mirror"))
    back.order = [6, 5, 0]
    #expect(try said(back.film, .reverses(there)).contains("it has 3 frames, the other 7"))
  }

  @Test func turningBackIsNoticed() throws {
    let stage = Stage(device: .init(width: 100, height: 200, scale: 1))
    let root = UIViewController()
    stage.show(root)
    let box = UIView(frame: CGRect(x: 0, y: 150, width: 10, height: 10))
    root.view.addSubview(box)
    let swinging = try stage.record {
      UIView.animate(
        withDuration: 0.5,
        delay: 0,
        usingSpringWithDamping: 0.3,
        initialSpringVelocity: 0
      ) { box.center.y = 50 }
    }
    let words = try said(swinging, .isMonotonic(.frame(box, named: "box"), \.minY))
    #expect(words.contains("box turns back at"))
    let plain = try stage.record { UIView.animate(withDuration: 0.5) { box.center.y = 150 } }
    #expect(try said(plain, .isMonotonic(.frame(box), \.minY)).isEmpty)
    #expect(try said(plain, .isContinuous()).isEmpty)
  }

  @Test func aFollowedViewIsPlacedInTheMessageOfThePictures() throws {
    let bench = try Workbench()
    func film(_ target: CGFloat) throws -> [SnapshotVerdict] {
      let stage = Stage(device: .init(width: 40, height: 200, scale: 1))
      let root = UIViewController()
      stage.show(root)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      box.backgroundColor = .red
      root.view.addSubview(box)
      let film = try stage.record {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { box.center.y = target }
      }
      let take = try Take(film, at: [.start, .end])
      return try bench.verify(
        take,
        as: .filmstrip,
        .timingCurve(of: .frame(box, named: "box"))
      )
    }
    _ = try film(105)
    let verdicts = try film(125)
    #expect(verdicts.count == 2)
    for verdict in verdicts {
      #expect(
        verdict.message.contains("geometry: box.y at 16.667 ms is 10, golden curve says 8.333")
      )
    }
    #expect(bench.files.contains("Goldens/Sample/moves.a.box.curve.csv"))
  }

  @Test func aRestingSceneIsWhatIsThere() throws {
    let stage = Stage(device: .init(width: 100, height: 200, scale: 1))
    let root = UIViewController()
    root.view.backgroundColor = .green
    stage.show(root)
    let before = try stage.restingScene()
    let film = try stage.record { UIView.animate(withDuration: 0.2) { root.view.alpha = 0 } }
    #expect(try said(film, .starts(on: before)).isEmpty)
    #expect(try said(film, .settles(on: stage.restingScene())).isEmpty)
    #expect(try !said(film, .cancels(to: before)).isEmpty)
  }
}

import Testing
import UIKit

@MainActor
@Suite(.serialized) struct CaughtPhotoTests {
  private let stage = Stage(device: .iPhone15)
  private let list = LoggingViewController("list")
  private let photo = LoggingViewController("photo")
  private let controller = CatchController()

  init() throws {
    photo.modalPresentationStyle = .fullScreen
    photo.transitioningDelegate = controller
    stage.show(list)
    _ = LoggingViewController.take()
  }

  private func open() throws {
    try stage.record { list.present(photo, animated: true) }
    _ = LoggingViewController.take()
  }

  @Test func itOpensByItself() throws {
    let film = try stage.record { list.present(photo, animated: true) }
    #expect(
      LoggingViewController.take() == [
        "photo viewDidLoad", "list viewWillDisappear animated", "photo viewWillAppear animated",
        "photo viewDidAppear animated", "list viewDidDisappear animated",
      ]
    )
    #expect(film.duration == 0.6)
    #expect(list.view.window == nil)
    #expect(stage.faults.isEmpty)
  }

  /// Caught after a third of its way, pushed a little further or up again, and let go.
  @Test(arguments: [true, false]) func itIsCaughtInTheAir(goesOn: Bool) throws {
    try open()
    let stage = stage
    var changes: [Bool] = []
    try stage.record {
      list.dismiss(animated: true)
      photo.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.append($0.isInteractive)
      }
      stage.schedule(at: 0.2) {
        stage.drag(
          from: CGPoint(x: 200, y: 500),
          to: CGPoint(x: 200, y: goesOn ? 600 : 400),
          duration: 0.2
        )
      }
    }
    #expect(changes == [true, false])
    #expect((list.presentedViewController == nil) == goesOn)
    let way = ["photo viewWillDisappear animated", "list viewWillAppear animated"]
    let there = ["list viewDidAppear animated", "photo viewDidDisappear animated"]
    let back = [
      "list viewWillDisappear animated", "list viewDidDisappear animated",
      "photo viewWillAppear animated", "photo viewDidAppear animated",
    ]
    #expect(LoggingViewController.take() == way + (goesOn ? there : back))
    #expect((list.view.window == nil) != goesOn)
    #expect(stage.faults.isEmpty)
    if !goesOn { try stage.record { list.dismiss(animated: true) } }
    #expect(stage.window.subviews == [list.view])
    #expect(list.view.transform.isIdentity)
  }

  /// In the hand from the beginning, and never let go: UIKit would wait for ever, and so do we.
  @Test func itStartsInTheHand() throws {
    try open()
    controller.startsInHand = true
    list.dismiss(animated: true)
    stage.advance(by: 2)
    #expect(LoggingViewController.take().count == 2)
    #expect(list.presentedViewController === photo)
  }
}

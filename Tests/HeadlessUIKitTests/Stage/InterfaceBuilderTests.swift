import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Nibs and storyboards that are not there stop a recording with their name; the system's servers are reported.
@MainActor
@Suite struct InterfaceBuilderTests {
  private let stage = Stage(device: .iPhone15)

  @Test func aStoryboardIsRefused() {
    let error = #expect(throws: Stage.UIKitException.self) {
      try stage.record {
        let board = UIStoryboard(name: "Main", bundle: nil)
        stage.show(board.instantiateViewController(withIdentifier: "Home"))
      }
    }
    #expect(error?.fault.sentence.contains("'Main'") == true)
  }

  @Test func aNibIsRefused() {
    let error = #expect(throws: Stage.UIKitException.self) {
      try stage.record {
        let table = UITableView()
        table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "r")
        _ = table.dequeueReusableCell(withIdentifier: "r")
      }
    }
    #expect(error?.fault.sentence.contains("'Row'") == true)
  }

  @Test func backgroundTasksHaveNumbersOfTheirOwn() {
    let app = UIApplication.shared
    let first = app.beginBackgroundTask {}
    let second = app.beginBackgroundTask(withName: "sync")
    #expect(first != second && first != .invalid)
    app.endBackgroundTask(first)
    #expect(stage.log.map(\.name).suffix(3).last == "endBackgroundTask")
  }

  @Test func pushMessagesAreReportedAbsent() {
    UIApplication.shared.registerForRemoteNotifications()
    #expect(stage.faults.map(\.subject) == ["UIApplication"])
  }

  @Test func theGuidesOfIOS7FollowTheSafeArea() {
    let controller = UIViewController()
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    stage.show(controller)
    stage.advance(by: 0)
    let safe = controller.view.safeAreaInsets
    #expect(controller.topLayoutGuide.length == safe.top)
    #expect(label.frame.minY == safe.top)
    #expect(label.frame.maxY == controller.view.bounds.height - safe.bottom)
  }
}

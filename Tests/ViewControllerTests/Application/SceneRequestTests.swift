import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// Requests for further scenes, of which a stage has none.
@MainActor
@Suite struct SceneRequestTests {
  private let stage = Stage()

  private final class Delegate: NSObject, UIWindowSceneDelegate {
    var continued: [String] = []

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      continued.append(userActivity.activityType)
    }
  }

  private func codes(_ request: (@escaping (any Error) -> Void) -> Void) -> [Int] {
    var codes: [Int] = []
    request { codes.append(($0 as NSError).code) }
    #expect(codes.isEmpty)
    stage.advance(by: 0)
    return codes
  }

  @Test func aFurtherSceneIsRefused() {
    let codes = codes { handler in
      stage.application.requestSceneSessionActivation(
        nil,
        userActivity: NSUserActivity(activityType: "open"),
        options: UIScene.ActivationRequestOptions(),
        errorHandler: handler
      )
    }
    #expect(codes == [0] && stage.faults.count == 1)
    #expect(stage.faults.first?.sentence.hasPrefix("a further scene was not opened") == true)
  }

  @Test func theOnlySceneStays() {
    let options = UIWindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = .decline
    let codes = codes { handler in
      stage.application.requestSceneSessionDestruction(
        stage.windowScene.session,
        options: options,
        errorHandler: handler
      )
    }
    #expect(codes == [0] && stage.faults.count == 1)
    #expect(stage.application.connectedScenes == [stage.windowScene])
  }

  @Test func theOnlySceneGoesOnWithTheActivity() {
    let delegate = Delegate()
    stage.windowScene.delegate = delegate
    stage.windowScene.session.scene = stage.windowScene
    stage.application.requestSceneSessionActivation(
      stage.windowScene.session,
      userActivity: NSUserActivity(activityType: "open"),
      options: nil
    )
    stage.advance(by: 0)
    #expect(delegate.continued == ["open"] && stage.faults.isEmpty)
  }
}

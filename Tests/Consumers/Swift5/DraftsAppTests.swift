import Foundation
import Testing
import UIKit

@MainActor
@Suite struct DraftsAppTests {
  @Test func `drafts of a custom container come back in another launch`() throws {
    let (stage, app) = (Stage(device: .iPhone15), DraftsAppDelegate())
    stage.launch(app)
    #expect(app.events == ["willFinish", "didFinish"])
    let draft = DraftViewController(nibName: nil, bundle: nil)
    app.stack.open(draft)
    draft.textView.text = "Dear reader"
    stage.advance(by: 0)
    let state = try #require(stage.saveState())

    let (other, again) = (Stage(device: .iPhone15), DraftsAppDelegate())
    other.launch(again, restoring: state)
    // Rule restoration.order.
    #expect(again.events == ["willFinish", "shouldRestore", "didDecode", "didFinish"])
    let restored = try #require(again.stack.drafts.first as? DraftViewController)
    #expect(again.stack.drafts.count == 1)
    #expect(restored.textView.text == "Dear reader")
    #expect(restored.finished)
    #expect(restored.parent === again.stack)
    other.advance(by: 0)
    #expect(restored.view.window != nil)
    let (now, before) = (try other.record {}, try stage.record {})
    #expect(now.frames.last?.scene == before.frames.last?.scene)
  }
}

import Foundation
import Geometry
import HeadlessUIKit
import Testing

/// What responders take from the pasteboard.
@MainActor @Suite struct PasteTests {
  private final class Note: UIView {
    var pasted: [NSItemProvider] = []

    override func paste(itemProviders: [NSItemProvider]) { pasted = itemProviders }
  }

  private let stage = Stage(device: .iPhone15)
  private let note = Note()

  private func press() {
    let button = UIPasteControl(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
    button.target = note
    stage.window.addSubview(button)
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 60, y: 120))
    stage.advance(by: 1)
  }

  @Test func theConfigurationSaysWhatIsTaken() {
    let text = NSItemProvider(object: NSString(string: "hello"))
    #expect(!note.canPaste([text]))
    note.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    #expect(!note.canPaste([text]))
    note.pasteConfiguration?.addAcceptableTypeIdentifiers(["public.text"])
    #expect(note.canPaste([text]))
  }

  @Test func theButtonPastesWhatItsTargetTakes() {
    UIPasteboard.general.strings = ["one", "two"]
    press()
    #expect(note.pasted.isEmpty)
    note.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    press()
    #expect(note.pasted.count == 2)
    #expect(note.pasted.allSatisfy { $0.canLoadObject(ofClass: NSString.self) })
  }

  @Test func thePasteboardKeepsProviders() {
    let provider = NSItemProvider(object: NSString(string: "hello"))
    UIPasteboard.general.itemProviders = [provider]
    #expect(UIPasteboard.general.itemProviders == [provider])
    #expect(UIPasteboard.general.numberOfItems == 1)
    UIPasteboard.general.string = "other"
    #expect(UIPasteboard.general.itemProviders != [provider])
  }
}

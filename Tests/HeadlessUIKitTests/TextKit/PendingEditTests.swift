import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct PendingEditTests {
  @Test func nothingIsEditedAtFirst() {
    let edit = PendingEdit()
    #expect(edit.mask.isEmpty && edit.change == 0)
    #expect(edit.range.location == NSNotFound)
  }

  @Test func anEditCoversWhatItLeaves() {
    var edit = PendingEdit()
    edit.add(.editedCharacters, NSRange(location: 3, length: 2), change: 4)
    #expect(edit.range == NSRange(location: 3, length: 6))
    #expect(edit.change == 4)
  }

  /// Inserted text that is deleted again leaves an empty range where it was.
  @Test func editsThatCancelLeaveNothing() {
    var edit = PendingEdit()
    edit.add(.editedCharacters, NSRange(location: 5, length: 0), change: 3)
    edit.add(.editedCharacters, NSRange(location: 5, length: 3), change: -3)
    #expect(edit.range == NSRange(location: 5, length: 0))
    #expect(edit.change == 0)
  }

  /// An edit before another moves it.
  @Test func editsAreOneStretchOfTheTextAsItIs() {
    var edit = PendingEdit()
    edit.add(.editedAttributes, NSRange(location: 10, length: 2), change: 0)
    edit.add(.editedCharacters, NSRange(location: 0, length: 0), change: 5)
    #expect(edit.range == NSRange(location: 0, length: 17))
    #expect(edit.mask == [.editedAttributes, .editedCharacters])
  }
}

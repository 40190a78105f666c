import Foundation
import Testing
import VirtualTime

/// Bytes that may go while nobody uses them.
@Suite struct PurgeableDataTests {
  @Test func bytesStayWhileTheyAreUsed() {
    let data = NSPurgeableData(data: Data([1, 2]))
    data.discardContentIfPossible()
    #expect(!data.isContentDiscarded() && data.length == 2)
    #expect(data.beginContentAccess())
    data.endContentAccess()
    data.endContentAccess()
    data.discardContentIfPossible()
    #expect(data.isContentDiscarded() && data.length == 0 && !data.beginContentAccess())
  }

  @Test func theyChangeLikeThoseOfMutableData() throws {
    let data = try #require(NSPurgeableData(length: 1))
    data.append(Data([1]))
    data.append([UInt8](arrayLiteral: 2, 3), length: 2)
    data.replaceBytes(in: NSRange(location: 0, length: 1), withBytes: [9] as [UInt8])
    #expect(Array(Data(referencing: data)) == [9, 1, 2, 3])
    data.replaceBytes(in: NSRange(location: 1, length: 2), withBytes: [7] as [UInt8], length: 1)
    data.length = 2
    #expect(data.isEqual(to: Data([9, 7])))
    let copy = try #require(data.copy() as? NSData)
    data.append(Data([5]))
    #expect(copy.length == 2 && data.length == 3)
  }
}

import Testing

@testable import Player

/// The pictures of a live film that need not be drawn again.
@Suite struct PictureShelfTests {
  /// Which pictures of ten bytes are drawn when they are requested in this order.
  private func drawn(_ numbers: [Int], mostBytes: Int) throws -> [Int] {
    var shelf = PictureShelf(mostBytes: mostBytes)
    var drawn: [Int] = []
    for number in numbers {
      let file = try shelf.file(number) {
        drawn.append(number)
        return [UInt8](repeating: UInt8(number), count: 10)
      }
      #expect(file == [UInt8](repeating: UInt8(number), count: 10))
    }
    return drawn
  }

  @Test func aPictureIsDrawnOnceWhileThereIsRoom() throws {
    #expect(try drawn([1, 2, 1, 2, 2, 1], mostBytes: 20) == [1, 2])
  }

  @Test func theLeastRecentlyRequestedGoesFirst() throws {
    #expect(try drawn([1, 2, 3, 2, 3, 1], mostBytes: 20) == [1, 2, 3, 1])
    #expect(try drawn([1, 2, 1, 3, 1, 2], mostBytes: 20) == [1, 2, 3, 2])
  }

  @Test func theLastOneStaysHoweverLargeItIs() throws {
    #expect(try drawn([1, 1, 2, 2, 1], mostBytes: 5) == [1, 2, 1])
  }
}

import Bitmap
import Imaging
import Testing

@Suite struct PictureBookTests {
  private func picture(dotAt x: Int, size: Int = 40) -> Bitmap {
    Pictures.drawn(size, size) { column, row in
      column == x && row == 3 ? [200, 1, 2, 255] : [9, 9, 9, 255]
    }
  }

  @Test func aPictureThatWasThereBeforeIsTheSamePage() throws {
    var book = PictureBook()
    let numbers = try [1, 2, 1, 1, 2].map { try book.add(picture(dotAt: $0)) }
    #expect(numbers == [0, 1, 0, 0, 1])
    #expect(book.pages.count == 2)
  }

  @Test func aSmallChangeIsLaidOnThePictureBefore() throws {
    var book = PictureBook()
    for x in [1, 5] { _ = try book.add(picture(dotAt: x)) }
    #expect(book.pages[0].base == nil)
    #expect(book.pages[1].base == 0)
    #expect((book.pages[1].x, book.pages[1].y) == (1, 3))
    #expect(book.pages[1].file.starts(with: Array("RIFF".utf8)))
  }

  @Test func whatChangesMostOfAPictureOrItsSizeIsWhole() throws {
    var book = PictureBook()
    let pictures = [
      picture(dotAt: 1), Pictures.flat(40, 40, [1, 2, 3, 255]), picture(dotAt: 1, size: 20),
    ]
    for picture in pictures { _ = try book.add(picture) }
    #expect(book.pages.map(\.base) == [nil, nil, nil])
  }

  @Test func noPictureIsMadeOfMoreThanTwelveFiles() throws {
    var book = PictureBook()
    for x in 0..<30 { _ = try book.add(picture(dotAt: x)) }
    var depths: [Int] = []
    for page in book.pages { depths.append(page.base.map { depths[$0] + 1 } ?? 1) }
    #expect(depths.max() == 12)
    #expect(depths.count { $0 == 1 } == 3)
  }

  @Test func sidesThatWebPHasNoRoomForAreRefused() throws {
    var book = PictureBook()
    let wide = Pictures.flat(16_384, 1, [1, 2, 3, 255])
    #expect(throws: AnimationFault.tooLarge(format: "WebP", width: 16_384, height: 1, most: 16_383))
    { try book.add(wide) }
  }
}

import Bitmap
import CVPX
import Foundation
import Testing

@testable import Imaging

@Suite struct PictureVideoTests {
  private func book(_ pictures: [Bitmap]) throws -> PictureBook {
    var book = PictureBook()
    for picture in pictures { _ = try book.add(picture) }
    return book
  }

  private func interfaces(_ count: Int, width: Int = 120, height: Int = 90) -> [Bitmap] {
    (0..<count).map { Pictures.interface(width, height, shift: 2 * $0) }
  }

  /// A dot that moves, so that pages are parts of pictures.
  private func dots(_ count: Int) -> [Bitmap] {
    (0..<count).map { place in
      Pictures.drawn(40, 30) { x, y in
        x == place && y == 3 ? [200, 1, 2, 255] : [UInt8(x), UInt8(y), 9, 255]
      }
    }
  }

  @Test(arguments: [1, 2, 11, 12, 13, 30])
  func everyPageIsInOneGroupAndNoGroupIsLongerThanTwelve(count: Int) throws {
    let groups = try #require(PictureVideo.groups(of: book(dots(count))))
    #expect(groups.flatMap(Array.init) == Array(0..<count))
    #expect(groups.dropLast().allSatisfy { $0.count == 12 })
    #expect(groups.allSatisfy { 1...12 ~= $0.count })
  }

  @Test func picturesOfAnotherSizeBeginAnotherGroup() throws {
    let book = try book(interfaces(3) + interfaces(2, width: 60) + interfaces(2, height: 60))
    #expect(PictureVideo.groups(of: book) == [0..<3, 3..<5, 5..<7])
  }

  @Test func noVideoHasTransparentPictures() throws {
    let book = try book(interfaces(2) + [Pictures.noise(120, 90, opaque: false)])
    #expect(PictureVideo.groups(of: book) == nil)
  }

  @Test func aPageIsPutTogetherAsItWasAdded() throws {
    let pictures = dots(30) + interfaces(2) + [dots(31)[30]]
    let book = try book(pictures)
    for (page, picture) in pictures.enumerated() {
      #expect(try book.bitmap(of: page) == picture)
      guard page > 0 else { continue }
      let known = (page: page - 1, bitmap: pictures[page - 1])
      #expect(try book.bitmap(of: page, knowing: known) == picture)
    }
  }

  @Test(arguments: [(120, 90), (121, 91), (2, 2), (1, 1)])
  func decodedFramesAreCloseToThePictures(width: Int, height: Int) throws {
    let pictures = (0..<5).map { place in
      Pictures.drawn(width, height) { x, y in [UInt8(40 * place + x / 2), UInt8(y), 90, 255] }
    }
    let video = try PictureVideo(0..<5, of: book(pictures), quantizer: 10)
    let decoder = try VP9Decoder()
    #expect(video.pages == 0..<5)
    #expect((video.width, video.height) == (width, height))
    for (frame, picture) in zip(video.frames, pictures) {
      let shown = try decoder.luma(of: frame)
      var planes = VideoPlanes()
      planes.show(picture)
      let wanted = Array(planes.bytes.prefix(shown.count))
      #expect(shown.count == VideoPlanes.side(width) * VideoPlanes.side(height))
      let square = zip(shown, wanted).reduce(0.0) { $0 + pow(Double($1.0) - Double($1.1), 2) }
      #expect((square / Double(shown.count)).squareRoot() < 3)
    }
  }

  @Test func aHigherQuantizerMakesSmallerFrames() throws {
    let book = try book(interfaces(4))
    let sizes = try [4, 24, 48, 63].map { quantizer in
      try PictureVideo(0..<4, of: book, quantizer: quantizer).frames.reduce(0) { $0 + $1.count }
    }
    #expect(sizes == sizes.sorted(by: >))
    #expect(Set(sizes).count == sizes.count)
  }

  @Test func theSamePicturesMakeTheSameVideo() throws {
    let book = try book(interfaces(6))
    let videos = try (0..<2).map { _ in try PictureVideo(0..<6, of: book, quantizer: 24).frames }
    #expect(videos[0] == videos[1])
  }

  @Test func aGroupDoesNotDependOnThoseBeforeIt() throws {
    let pictures = interfaces(6)
    let whole = try PictureVideo(3..<6, of: book(pictures), quantizer: 24)
    let alone = try PictureVideo(0..<3, of: book(Array(pictures[3...])), quantizer: 24)
    #expect(whole.frames == alone.frames)
  }
}

/// libvpx's own decoder.
private final class VP9Decoder {
  private var codec = vpx_codec_ctx_t()

  init() throws {
    try #require(vp9_open_decoder(&codec) == VPX_CODEC_OK)
  }

  deinit {
    vpx_codec_destroy(&codec)
  }

  func luma(of frame: [UInt8]) throws -> [UInt8] {
    try #require(vpx_codec_decode(&codec, frame, UInt32(frame.count), nil, 0) == VPX_CODEC_OK)
    var place: vpx_codec_iter_t?
    let image = try #require(vpx_codec_get_frame(&codec, &place)).pointee
    let plane = try #require(image.planes.0)
    return (0..<Int(image.d_h)).flatMap { row in
      UnsafeBufferPointer(start: plane + row * Int(image.stride.0), count: Int(image.d_w))
    }
  }
}

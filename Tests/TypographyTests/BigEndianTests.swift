import Testing

@testable import Typography

/// Numbers of font files.
@Suite struct BigEndianTests {
  @Test func numbersOfFilesEndWithTheFile() {
    let bytes: [UInt8] = [9, 0x80, 0x01, 0x02, 0x03, 9]
    let file = BigEndian(bytes[1..<5])
    #expect(file.count == 4)
    #expect(file.short(at: 0) == 0x8001 && file.signedShort(at: 0) == -0x7fff)
    #expect(file.signedShort(at: 1) == 0x0102)
    #expect(file.short(at: 2) == 0x0203 && file.short(at: 3) == nil && file.short(at: -1) == nil)
    #expect(file.long(at: 0) == 0x8001_0203 && file.long(at: 1) == nil)
    #expect(file.bytes(at: 4, count: 0)?.isEmpty == true && file.bytes(at: 5, count: 0) == nil)
    #expect(file.bytes(at: 0, count: -1) == nil && file.bytes(at: 0, count: .max) == nil)
    #expect(BigEndian([0x7f, 0xff, 0x80, 0x00]).signedShort(at: 0) == 32767)
    #expect(BigEndian([0x7f, 0xff, 0x80, 0x00]).signedShort(at: 2) == -32768)
    #expect(BigEndian(Array("head".utf8)[...]).tag(at: 0) == "head")
  }
}

import TestSupport
import Testing

@Suite struct RecordModeTests {
  @Test func continuousIntegrationNeverRecords() throws {
    #expect(try RecordMode.chosen(in: [:]) == .missing)
    #expect(try RecordMode.chosen(in: ["CI": "true"]) == .never)
    #expect(try RecordMode.chosen(in: ["CI": "true", "TRANSRENDER_RECORD": "all"]) == .all)
    #expect(throws: RecordMode.Unknown.self) {
      try RecordMode.chosen(in: ["TRANSRENDER_RECORD": "nevr"])
    }
  }
}

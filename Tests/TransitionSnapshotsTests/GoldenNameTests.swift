import Testing

@testable import TransitionSnapshots

@Suite struct GoldenNameTests {
  @Test(
    arguments: [
      ("cover()", nil, "present", "Suite/cover.present"),
      ("cover(style:)", "flip horizontal", "a/b", "Suite/cover-style.flip-horizontal.a-b"),
      ("`it covers`()", nil, nil, "Suite/it-covers"),
      ("testÜber()", nil, nil, "Suite/test-ber"),
    ] as [(String, String?, String?, String)]
  )
  func aNameIsMadeOfPlainLetters(
    function: String,
    testCase: String?,
    name: String?,
    id: String
  ) {
    #expect(
      GoldenName(suite: "Suite", function: function, testCase: testCase, name: name).id == id
    )
  }

  @Test func oneFileHasOneOwner() throws {
    let claims = GoldenClaims()
    try claims.claim("A/b.png", at: "One.swift:1")
    let collision = SnapshotFault.claimedTwice(
      golden: "a/B.png",
      first: "One.swift:1",
      second: "Two.swift:2"
    )
    // Names that differ in case alone are one file on some disks.
    #expect(throws: collision) { try claims.claim("a/B.png", at: "Two.swift:2") }
    #expect("\(collision)".contains("claimed at One.swift:1 and at Two.swift:2"))
  }

  @MainActor @Test func twoRecordingsWithoutANameCollide() throws {
    let claims = GoldenClaims()
    for round in 0..<2 {
      let session = try SnapshotSession(
        named: nil,
        case: nil,
        source: SnapshotSource(
          fileID: "Tests/Sample.swift",
          filePath: #filePath,
          function: "moves()",
          line: 7,
          column: 1
        ),
        environment: SnapshotEnvironment(["CI": "1", "TRANSRENDER_GOLDENS": "/nonexistent/g"]),
        claims: claims
      )
      let take = try SampleFilm().take()
      if round == 0 {
        _ = try session.verify(take, as: [.filmstrip])
      } else {
        let fault = #expect(throws: SnapshotFault.self) {
          try session.verify(take, as: [.filmstrip])
        }
        #expect("\(try #require(fault))".contains("compared twice at Tests/Sample.swift:7"))
      }
    }
  }

  @MainActor @Test func aNameWithoutAPlainLetterIsRefused() {
    #expect(throws: SnapshotFault.namelessGolden(test: "전환()")) {
      try SnapshotSession(
        named: nil,
        case: nil,
        source: SnapshotSource(
          fileID: "Tests/Sample.swift",
          filePath: #filePath,
          function: "전환()",
          line: 7,
          column: 1
        ),
        environment: SnapshotEnvironment([:])
      )
    }
  }
}

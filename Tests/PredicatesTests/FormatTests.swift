import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import Predicates

/// What formats mean, against values written by hand.
@Suite struct FormatTests {
  struct Film {
    var title = "Amélie"
    var year: Int? = 2001
    var score = 8.3
    var isSeen = true
    var note: String?
    var cast = ["Tautou", "Kassovitz"]
    var rooms: [[String: Any]] = [["size": 12], ["size": 30]]
    var shown = Date(timeIntervalSinceReferenceDate: 100)
    var folder: [String: Any] = ["name": "Paris"]
    /// Stored behind an underscore, for a computed face.
    var _hidden = "kept"
  }

  private static let later = Date(timeIntervalSinceReferenceDate: 101)

  private static func holds(_ format: String, _ arguments: Any...) throws -> Bool {
    try PredicateParser.parse(format, arguments: arguments)
      .holds(for: Subject(object: Film(), variables: ["later": later]))
  }

  @Test(arguments: [
    "title == 'Amélie'", "title = \"Amélie\"", "title != 'Amelie'", "title ==[cd] 'AMELIE'",
    "title BEGINSWITH 'Am'", "title beginswith[c] 'am'", "title ENDSWITH 'ie'",
    "title CONTAINS[d] 'mel'", "title LIKE 'A*l?e'", "title LIKE[c] '*ÉL*'",
    "title MATCHES 'A.*e'", "title MATCHES[c] 'a\\\\wélie'", "NOT title MATCHES 'A'",
    "year == 2001", "year > 2000.5", "year >= 2001 AND year <= 2001", "year BETWEEN {2000, 2001}",
    "year IN {1999, 2001}", "score < 8.5 && score => 8.3", "score > -1", "year <> 2000",
    "isSeen == YES", "isSeen = true", "isSeen == 1", "isSeen != NO", "note == nil", "note = NULL",
    "NOT (note != nil)", "!(isSeen == NO)", "cast CONTAINS 'Tautou'", "'Tautou' IN cast",
    "ANY cast == 'Kassovitz'", "ALL cast.length > 5", "NONE cast BEGINSWITH 'X'",
    "cast.@count == 2", "rooms.@sum.size == 42", "rooms.@max.size == 30", "rooms.@min.size == 12",
    "rooms.@avg.size = 21", "ANY rooms.size > 20", "folder.name == 'Paris'", "TRUEPREDICATE",
    "NOT FALSEPREDICATE", "year == 1 OR year == 2001", "year == 2001 OR year == 1 AND score < 0",
    "(year) == (2001)", "(year == 2001 OR year == 1) AND isSeen == YES", "title.length == 6",
    "SELF.year == 2001", "'mél' IN title", "note != 'a'", "year =< 2001", "year >= 2001",
    "year == 1 || year == 2001", "not FALSEPREDICATE or TRUEPREDICATE", "2000 < year",
    "NOT year == 1 AND isSeen == YES", "score BETWEEN {8.3, 9}", "score BETWEEN {8, 8.3}",
    "nil != title", "nil == note", "SOME cast == 'Tautou'", "'mÉl' IN[c] title",
    "cast CONTAINS[cd] 'TAUTOU'", "title ==[c] 'AMÉLIE'", "title ==[d] 'Amelie'",
    "title <[c] 'AN'", "title < 'B'", "title MATCHES 'A|Amélie'", "year = 2.001e3",
    "score > -1.5", "#score == 8.3",
    "rooms.@count == 2 AND rooms.size CONTAINS 12", "title LIKE 'Amélie*'", "title LIKE '*'",
    "ALL cast.length >= 6", "NONE rooms.size > 30", "SELF.folder.name.length == 5",
    "shown < $later", "TRUE == isSeen", "FALSE != isSeen",
    "hidden == 'kept'", "year IN {}  OR  isSeen == 1",
  ])
  func whatHolds(format: String) throws {
    #expect(try Self.holds(format))
  }

  @Test(arguments: [
    "title == 'amélie'", "title ENDSWITH 'IE'", "title MATCHES 'mél'", "title LIKE 'A?e'",
    "year < 2001", "year BETWEEN {2002, 2010}", "year IN {1, 2}", "isSeen == NO", "note < 'a'",
    "note BEGINSWITH 'a'", "ANY cast == 'X'", "ALL cast BEGINSWITH 'T'", "NONE cast == 'Tautou'",
    "FALSEPREDICATE", "year == 1 OR year == 2", "year == 2001 AND score < 0", "year == 'Amélie'",
    "unknown == 1", "cast.@count == 3", "NOT FALSEPREDICATE AND FALSEPREDICATE", "nil == title",
    "title ==[c] 'Amelie'", "title ==[d] 'amélie'", "score BETWEEN {8.4, 9}",
    "score BETWEEN {8, 8.2}", "2001 < year", "year >= 2002", "year =< 2000", "year IN {}",
    "'mÉl' IN title", "ANY rooms.size > 30", "NONE rooms.size == 30", "ALL rooms.size > 12",
    "title BEGINSWITH 'mél'", "title ENDSWITH 'mél'", "title LIKE 'mél'", "title CONTAINS 'x'",
    "note >= 'a'", "note > 'a'", "note <= 'a'", "score == 8", "rooms.@sum.size == 43",
    "note.length == 0", "year == 2001 AND year == 1 OR isSeen == NO", "title == 2001",
  ])
  func whatDoesNotHold(format: String) throws {
    #expect(try !Self.holds(format))
  }

  @Test func argumentsTakeTheirPlacesInOrder() throws {
    #expect(try Self.holds("%K == %@ AND %K > %d", "title", "Amélie", "year", 2000))
    #expect(try Self.holds("year == %ld OR score > %f", 1, 8.0))
    #expect(try Self.holds("%K IN %@", "title", ["a", "Amélie"]))
    #expect(try Self.holds("note == %@", NSNull()))
    #expect(try Self.holds("shown > %@", Date(timeIntervalSinceReferenceDate: 99)))
    #expect(try Self.holds("%K.name == 'Paris'", "folder"))
    #expect(try Self.holds("folder.%K == 'Paris'", "name"))
    #expect(try Self.holds("%K == 'Paris'", "folder.name"))
    #expect(try Self.holds("(%K == %@)", "title", "Amélie"))
    #expect(try Self.holds("(%K) == %@", "title", "Amélie"))
  }

  @Test func variablesAreGivenWhenAsked() throws {
    let condition = try PredicateParser.parse(
      "$year == year && $film.title == title",
      arguments: []
    )
    let film: [String: Any] = ["title": "Amélie"]
    let subject = Subject(object: Film(), variables: ["year": 2001, "film": film])
    #expect(condition.holds(for: subject))
    #expect(!condition.holds(for: Subject(object: Film(), variables: [:])))
  }

  @Test(arguments: [
    ("", "a value is missing before its end"),
    ("title", "a comparison such as == is missing before its end"),
    ("title ==", "a value is missing before its end"),
    ("title == 'a", "a string is not closed"),
    ("(title == 'a'", "a parenthesis is not closed"),
    ("title == 'a' 3", "nothing can follow the condition before '3'"),
    ("title == %@", "it has more placeholders than arguments"),
    ("year IN {1, 2", "a list is not closed by }"),
    ("title ==[c 'a'", "a bracket is not closed"),
    ("f(x) == 1", "the function f is not known here"),
    ("title. == 1", "a key is missing after ."),
    ("year == -", "a number is missing after -"),
    ("year == %", "it ends after a percent sign"),
    ("year == %l", "it ends after a percent sign"),
    ("title ==[3] 'a'", "the options of a comparison are c and d"),
    ("score == 1.2.3", "1.2.3 is not a number"),
    ("%K == 1", "it has more placeholders than arguments"),
    ("year == 1 AND", "a value is missing before its end"),
    ("title == ]", "a value is missing before ']'"),
    ("title 'a'", "a comparison such as == is missing before 'a'"),
    ("title %@ 1", "a comparison such as == is missing before %@"),
  ])
  func whatIsNoPredicateIsSaid(format: String, sentence: String) {
    #expect(throws: PredicateFormatError(sentence)) {
      try PredicateParser.parse(format, arguments: [])
    }
  }

  @Test(
    arguments: [
      ("'it\\'s' \"a\\tb\\n\\r\\\\\"", [.text("it's"), .text("a\tb\n\r\\")]),
      ("a<=b&&c", [.word("a"), .sign("<="), .word("b"), .sign("&&"), .word("c")]),
      (
        "a =< 1||b=>2",
        [
          .word("a"), .sign("=<"), .number("1"), .sign("||"), .word("b"), .sign("=>"), .number("2"),
        ]
      ),
      ("!(a<>b)", [.sign("!"), .sign("("), .word("a"), .sign("<>"), .word("b"), .sign(")")]),
      ("a> =", [.word("a"), .sign(">"), .sign("=")]),
      ("%lld%K %@", [.argument("lld"), .argument("K"), .argument("@")]),
      (
        "_x1 $v @sum #and é2",
        [
          .word("_x1"), .word("$v"), .word("@sum"), .word("#and"), .word("é2"),
        ]
      ),
      ("1.5e3 -2", [.number("1.5e3"), .sign("-"), .number("2")]),
      (" \t\n ", []),
    ] as [(String, [PredicateLexer.Token])]
  )
  func formatsAreCutIntoWords(format: String, tokens: [PredicateLexer.Token]) throws {
    #expect(try PredicateLexer.tokens(format) == tokens + [.end])
  }

  @Test func whatIsNestedByHandIsRead() throws {
    let format = String(repeating: "(", count: 60) + "year == 2001"
    #expect(try Self.holds(format + String(repeating: ")", count: 60)))
    #expect(try Self.holds(String(repeating: "NOT ", count: 60) + "TRUEPREDICATE"))
    #expect(try !Self.holds(String(repeating: "!", count: 61) + "TRUEPREDICATE"))
  }

  @Test(arguments: [("", "("), ("a IN ", "{"), ("", "NOT ")])
  func deepNestingIsRefused(start: String, part: String) {
    #expect(throws: PredicateFormatError("it is nested too deeply")) {
      try PredicateParser.parse(start + String(repeating: part, count: 100_000), arguments: [])
    }
  }

  @Test func wildcardsMatchLikePatterns() {
    let (letters, signs) = (["a", "b"], ["a", "b", "*", "?"])
    let texts = (0...3).flatMap { Self.words(letters, $0) }
    for pattern in (0...4).flatMap({ Self.words(signs, $0) }) {
      let expression = "^" + pattern.replacing("*", with: ".*").replacing("?", with: ".") + "$"
      for text in texts {
        let expected = text.range(of: expression, options: .regularExpression) != nil
        #expect(Wildcards.match(text, pattern) == expected, "\(text) \(pattern)")
      }
    }
  }

  private static func words(_ letters: [String], _ length: Int) -> [String] {
    length == 0 ? [""] : words(letters, length - 1).flatMap { start in letters.map { start + $0 } }
  }

  @Test func aKeyIsAText() {
    #expect(throws: PredicateFormatError("%K needs a key as its argument")) {
      try PredicateParser.parse("%K == 1", arguments: [3])
    }
  }

  // MARK: Foundation's classes

  @Test func arraysAreFilteredByFormats() {
    let words = ["Anna", "Bert", "anton"] as NSArray
    let found = words.filtered(using: NSPredicate(format: "SELF BEGINSWITH[c] %@", "a"))
    #expect(found as? [String] == ["Anna", "anton"])
    let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
    #expect(mail.evaluate(with: "a@b.de"))
    #expect(!mail.evaluate(with: "a@b"))
    #expect(!mail.evaluate(with: "x a@b.de"))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "length > %d", 3), NSPredicate(format: "self != %@", "Bert"),
    ])
    #expect(words.filtered(using: both) as? [String] == ["Anna", "anton"])
    #expect(
      NSPredicate(format: "%K == %@", argumentArray: ["name", "x"]).evaluate(with: ["name": "x"])
    )
  }

  @Test func listsAreSortedByKeys() {
    let rows: [[String: Any]] = [
      ["name": "b", "age": 3], ["name": "a", "age": 3], ["age": 1], ["name": "B", "age": 2],
    ]
    func order(_ descriptors: NSSortDescriptor...) -> [String] {
      (rows as NSArray).sortedArray(using: descriptors).map {
        (($0 as? [String: Any])?["name"] as? String) ?? "-"
      }
    }
    let name = NSSortDescriptor(key: "name", ascending: true)
    #expect(order(name) == ["-", "B", "a", "b"])
    #expect(order(NSSortDescriptor(key: "name", ascending: false)) == ["b", "a", "B", "-"])
    #expect(order(NSSortDescriptor(key: "age", ascending: false), name) == ["a", "b", "B", "-"])
    let plain = NSSortDescriptor(
      key: "name",
      ascending: true,
      selector: Selector("localizedCaseInsensitiveCompare:")
    )
    #expect(order(plain, NSSortDescriptor(key: "age", ascending: true)) == ["-", "a", "B", "b"])
    let length = NSSortDescriptor(key: "name", ascending: true) { left, right in
      (left as? String) == "b" && (right as? String) != "b" ? .orderedAscending : .orderedSame
    }
    #expect(order(length)[1] == "b")
  }

  /// Numbers inside texts count as numbers, and capitals do not count.
  @Test func textsAreSortedAsFindersDo() {
    let names = ["Film 10", "film 9", "Film 1"] as NSArray
    let standard = Selector("localizedStandardCompare:")
    for ascending in [true, false] {
      let order = NSSortDescriptor(key: "self", ascending: ascending, selector: standard)
      let sorted = names.sortedArray(using: [order]) as? [String]
      let wanted = ["Film 1", "film 9", "Film 10"]
      #expect(sorted == (ascending ? wanted : wanted.reversed()))
    }
    let plain = NSSortDescriptor(key: nil, ascending: true, selector: Selector("compare:"))
    #expect(names.sortedArray(using: [plain]) as? [String] == ["Film 1", "Film 10", "film 9"])
  }

  @Test func listsAreSortedAlongKeyPaths() {
    let rows: [[String: Any]] = [["a": ["b": 2]], ["a": ["b": 10]], ["a": ["b": 1]]]
    let order = NSSortDescriptor(key: "a.b", ascending: true)
    let sorted = (rows as NSArray).sortedArray(using: [order])
    #expect(sorted.map { KeyPathValue.value(of: $0, at: ["a", "b"]) as? Int } == [1, 2, 10])
  }

  @MainActor
  @Test func anUnknownComparisonIsSaid() {
    let stage = Stage()
    #expect(throws: Stage.UIKitException.self) {
      try stage.record {
        _ = NSSortDescriptor(key: "a", ascending: true, selector: Selector("compareOddly:"))
      }
    }
    let fault = stage.faults.first { $0.subject == "NSSortDescriptor" }
    #expect(fault?.sentence.contains("compareOddly:") == true)
  }

  @Test func propertiesThatMayBeNilSortFirst() {
    final class Row: NSObject {
      let name: String?
      init(_ name: String?) { self.name = name }
    }
    let rows = [Row("b"), Row(nil), Row("a")] as NSArray
    let sorted = rows.sortedArray(using: [NSSortDescriptor(keyPath: \Row.name, ascending: true)])
    #expect(sorted.map { ($0 as? Row)?.name } == [nil, "a", "b"])
  }

  @MainActor
  @Test func aWrongFormatIsAnException() {
    let stage = Stage()
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { _ = NSPredicate(format: "title ===") }
    }
    let fault = stage.faults.first { $0.subject == "NSPredicate" }
    #expect(
      fault?.sentence
        == "the format \"title ===\" is no predicate: a value is missing before '='"
    )
  }

  @MainActor
  @Test func aFormatOfAnotherClassIsAnException() throws {
    let stage = Stage()
    try stage.record(for: 0) {
      let equal = Predicates.NSComparisonPredicate(format: "a == 1")
      #expect(equal.predicateOperatorType == .equalTo)
      #expect(NSCompoundPredicate(format: "a == 1 AND b == 2").subpredicates.count == 2)
    }
    #expect(stage.faults.isEmpty)
    var made: [NSPredicate] = []
    #expect(throws: Stage.UIKitException.self) {
      try stage.record {
        made.append(Predicates.NSComparisonPredicate(format: "a == 1 AND b == 2"))
      }
    }
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { made.append(NSCompoundPredicate(format: "a == 1")) }
    }
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { made.append(NSCompoundPredicate(format: "a ===")) }
    }
    #expect(made.map { $0.evaluate(with: ["a": 1, "b": 2]) } == [false, false, false])
    #expect(stage.faults.allSatisfy { $0.subject == "NSPredicate" })
    #expect(
      stage.faults.map(\.sentence) == [
        "the format \"a == 1 AND b == 2\" makes an NSCompoundPredicate, which is no"
          + " NSComparisonPredicate",
        "the format \"a == 1\" makes an NSComparisonPredicate, which is no NSCompoundPredicate",
        "the format \"a ===\" is no predicate: a value is missing before '='",
      ]
    )
  }
}

import Testing
import Timeline

@Suite struct NearestWordTests {
  @Test func aTypoFindsItsWord() {
    #expect(NearestWord.to("rendr", among: ["render", "strip", "list"]) == "render")
    #expect(NearestWord.to("xylophone", among: ["render", "strip"]) == nil)
    #expect(NearestWord.to("anything", among: []) == nil)
  }

  @Test(arguments: [
    ("", "abc", 3), ("abc", "abc", 0), ("abdc", "abcd", 1), ("kitten", "sitting", 3),
  ])
  func distances(left: String, right: String, distance: Int) {
    #expect(NearestWord.distance(left, right) == distance)
    #expect(NearestWord.distance(right, left) == distance)
  }
}

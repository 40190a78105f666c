import FrameExport
import Foundation
import Scene
import Testing

@testable import Player

/// What stands in the file, without a browser.
@Suite struct PlayerPageTests {
  private func page(_ films: [(String, Film)], title: String = "Sample") throws -> Page {
    let page = PlayerPage(title: title)
    for (name, film) in films { try page.add(film, named: name) }
    return Page(text: String(decoding: try page.html(), as: UTF8.self))
  }

  @Test func framesHaveTheirTimesAndPictures() throws {
    let film = try page([("one", Samples.film())]).model().films[0]
    #expect(film.times == [0, 0.0167, 0.0333, 0.05, 0.0667, 0.0833, 0.1])
    #expect((film.width, film.height) == (60, 40))
    #expect(film.events.map(\.name).first == "viewWillAppear(animated: true)")
    #expect(film.faults.map(\.sentence) == ["it is late"])
  }

  @Test func framesThatLookTheSameShareTheirPicture() throws {
    let page = try page([("one", Samples.film()), ("two", Samples.film())])
    let model = try page.model()
    #expect(model.films[0].pictures == [0, 1, 2, 3, 4, 4, 4])
    #expect(model.films[1].pictures == model.films[0].pictures)
    #expect(try page.pictures().count == 5)
  }

  @Test func theSameFilmsMakeTheSamePage() throws {
    let films = [("one", Samples.film()), ("two", Samples.film(distance: 9))]
    #expect(try page(films).text == page(films).text)
  }

  @Test func noNameEndsTheScriptOrTurnsTheOrderOfLetters() throws {
    let name = "</script><script>alert(1)</script>\u{202E}<!--&\u{2066}\"'"
    let film = Samples.film(card: name, subject: name, sentence: name)
    let page = try page([(name, film)], title: name)
    #expect(page.text.matches(of: /<script/).count == 3)
    #expect(page.text.matches(of: /<\/script/).count == 3)
    #expect(!page.text.unicodeScalars.contains { $0.properties.isBidiControl })
    #expect(page.text.contains("<title>&lt;/script&gt;&lt;script&gt;"))
    #expect(try page.model().films[0].name.hasPrefix("</script><script>alert(1)"))
  }

  @Test func nothingIsFetchedFromElsewhere() throws {
    let text = try page([("one", Samples.film())]).text
    #expect(text.contains("default-src 'none'; img-src data: blob:;"))
    let addresses = Set(text.matches(of: /https?:\/\/[\w.\/-]+/).map { String($0.0) })
    #expect(addresses == ["http://www.w3.org/2000/svg"])
    for element in ["<link", "<img", "<iframe", "<base", "import("] {
      #expect(!text.contains(element), "\(element)")
    }
  }

  @Test func aPageNeedsAFilm() {
    #expect(throws: ExportFault.noFrames) { try PlayerPage(title: "none").html() }
  }
}

/// A page as it was written.
struct Page {
  struct Model: Decodable {
    struct Film: Decodable {
      struct Event: Decodable { let name: String }
      struct Fault: Decodable { let sentence: String }

      let name: String
      let width: Int
      let height: Int
      let times: [Double]
      let pictures: [Int]
      let events: [Event]
      let faults: [Fault]
    }

    struct Picture: Decodable {
      let base: Int?
      let video: Int?
      let width: Int?
      let height: Int?
    }

    let films: [Film]
    let pictures: [Picture]?

    var pages: [Picture] { pictures ?? [] }
  }

  let text: String

  func model() throws -> Model { try content(of: "data") }
  func pictures() throws -> [String] { try content(of: "pictures") }

  private func content<Content: Decodable>(of id: String) throws -> Content {
    let start = try #require(text.range(of: "id=\"\(id)\">"))
    let end = try #require(text.range(of: "</script>", range: start.upperBound..<text.endIndex))
    let json = text[start.upperBound..<end.lowerBound]
    return try JSONDecoder().decode(Content.self, from: Data(json.utf8))
  }
}

import HeadlessCombine
import Testing

@MainActor @Suite struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var name = "a"
    @Published private(set) var count = 0

    func grow() { count += 1 }
    func follow<P: Publisher>(_ publisher: P) where P.Output == String, P.Failure == Never {
      publisher.assign(to: &$name)
    }
  }

  @Test func aPropertyTellsItsNewValueBeforeItChanges() {
    let model = Model()
    var heard: [String] = []
    let listening = model.$name.sink { heard.append("\(model.name) → \($0)") }
    model.name = "b"
    #expect(heard == ["a → a", "a → b"])
    #expect(model.name == "b")
    listening.cancel()
  }

  @Test func theObjectAnnouncesEveryChange() {
    let model = Model()
    var changes = 0
    let listening = model.objectWillChange.sink { changes += 1 }
    model.name = "b"
    model.grow()
    #expect(changes == 2)
    #expect(model.objectWillChange === model.objectWillChange)
    #expect(Model().objectWillChange !== model.objectWillChange)
    listening.cancel()
  }

  @Test func aPropertyFollowsAPublisher() {
    let (model, subject) = (Model(), PassthroughSubject<String, Never>())
    model.follow(subject)
    subject.send("c")
    #expect(model.name == "c")
  }

  @Test func anAssignedKeyPathFollowsUntilItIsCancelled() {
    let (model, subject) = (Model(), PassthroughSubject<String, Never>())
    let listening = subject.assign(to: \.name, on: model)
    subject.send("c")
    listening.cancel()
    subject.send("d")
    #expect(model.name == "c")
  }
}

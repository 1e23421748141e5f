// Generated from tests/engine/conduit/openapi.yaml by npm run generate. Do not edit.
export interface paths {
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CreateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetCurrentUser"];
        put: operations["UpdateCurrentUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get: operations["GetProfileByUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{username}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["FollowUserByUsername"];
        delete: operations["UnfollowUserByUsername"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetArticles"];
        put?: never;
        post: operations["CreateArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetArticlesFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        get: operations["GetArticle"];
        put: operations["UpdateArticle"];
        post?: never;
        delete: operations["DeleteArticle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{slug}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        get: operations["GetArticleComments"];
        put?: never;
        post: operations["CreateArticleComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{slug}/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["DeleteArticleComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{slug}/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CreateArticleFavorite"];
        delete: operations["DeleteArticleFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["GetTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        User: {
            username: string;
            email: string;
            token: string;
            bio: string | null;
            image: string | null;
        };
        Profile: {
            username: string;
            bio: string | null;
            image: string | null;
            following: boolean;
        };
        Teaser: {
            slug: string;
            title: string;
            description: string;
            tagList: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            favorited: boolean;
            favoritesCount: number;
            author: components["schemas"]["Profile"];
        };
        Comment: {
            id: number;
            body: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            author: components["schemas"]["Profile"];
        };
    };
    responses: {
        /** @description The caller's account. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    user: components["schemas"]["User"];
                };
            };
        };
        /** @description What others see of an account. */
        Profile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    profile: components["schemas"]["Profile"];
                };
            };
        };
        /** @description An article with its text. */
        Article: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    article: components["schemas"]["Teaser"] & {
                        body: string;
                    };
                };
            };
        };
        /** @description Articles without their text, newest first, and how many there are. */
        Articles: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    articles: components["schemas"]["Teaser"][];
                    articlesCount: number;
                };
            };
        };
        /** @description What is wrong, by field or thing. */
        Errors: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    errors: {
                        [key: string]: string[];
                    };
                };
            };
        };
    };
    parameters: {
        username: string;
        slug: string;
        limit: number;
        offset: number;
    };
    requestBodies: {
        NewUser: {
            content: {
                "application/json": {
                    user: {
                        username: string;
                        email: string;
                        password: string;
                    };
                };
            };
        };
        Credentials: {
            content: {
                "application/json": {
                    user: {
                        email: string;
                        password: string;
                    };
                };
            };
        };
        UserChanges: {
            content: {
                "application/json": {
                    user: {
                        username?: string;
                        email?: string;
                        password?: string;
                        bio?: string | null;
                        image?: string | null;
                    };
                };
            };
        };
        NewArticle: {
            content: {
                "application/json": {
                    article: {
                        title: string;
                        description: string;
                        body: string;
                        tagList?: string[];
                    };
                };
            };
        };
        ArticleChanges: {
            content: {
                "application/json": {
                    article: {
                        title?: string;
                        description?: string;
                        body?: string;
                        tagList?: string[];
                    };
                };
            };
        };
        NewComment: {
            content: {
                "application/json": {
                    comment: {
                        body: string;
                    };
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    CreateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewUser"];
        responses: {
            201: components["responses"]["User"];
            409: components["responses"]["Errors"];
            422: components["responses"]["Errors"];
        };
    };
    Login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Credentials"];
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Errors"];
            422: components["responses"]["Errors"];
        };
    };
    GetCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Errors"];
        };
    };
    UpdateCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UserChanges"];
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Errors"];
            409: components["responses"]["Errors"];
            422: components["responses"]["Errors"];
        };
    };
    GetProfileByUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Profile"];
            404: components["responses"]["Errors"];
        };
    };
    FollowUserByUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Profile"];
            401: components["responses"]["Errors"];
            404: components["responses"]["Errors"];
        };
    };
    UnfollowUserByUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Profile"];
            401: components["responses"]["Errors"];
            404: components["responses"]["Errors"];
        };
    };
    GetArticles: {
        parameters: {
            query?: {
                tag?: string;
                author?: string;
                favorited?: string;
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Articles"];
            422: components["responses"]["Errors"];
        };
    };
    CreateArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewArticle"];
        responses: {
            201: components["responses"]["Article"];
            401: components["responses"]["Errors"];
            422: components["responses"]["Errors"];
        };
    };
    GetArticlesFeed: {
        parameters: {
            query?: {
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Articles"];
            401: components["responses"]["Errors"];
            422: components["responses"]["Errors"];
        };
    };
    GetArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Article"];
            404: components["responses"]["Errors"];
        };
    };
    UpdateArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ArticleChanges"];
        responses: {
            200: components["responses"]["Article"];
            401: components["responses"]["Errors"];
            403: components["responses"]["Errors"];
            404: components["responses"]["Errors"];
            422: components["responses"]["Errors"];
        };
    };
    DeleteArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Errors"];
            403: components["responses"]["Errors"];
            404: components["responses"]["Errors"];
        };
    };
    GetArticleComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comments: components["schemas"]["Comment"][];
                    };
                };
            };
            404: components["responses"]["Errors"];
        };
    };
    CreateArticleComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewComment"];
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comment: components["schemas"]["Comment"];
                    };
                };
            };
            401: components["responses"]["Errors"];
            404: components["responses"]["Errors"];
            422: components["responses"]["Errors"];
        };
    };
    DeleteArticleComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Errors"];
            403: components["responses"]["Errors"];
            404: components["responses"]["Errors"];
        };
    };
    CreateArticleFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Article"];
            401: components["responses"]["Errors"];
            404: components["responses"]["Errors"];
        };
    };
    DeleteArticleFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Article"];
            401: components["responses"]["Errors"];
            404: components["responses"]["Errors"];
        };
    };
    GetTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every tag of an article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tags: string[];
                    };
                };
            };
        };
    };
}
